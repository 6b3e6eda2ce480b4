/** The parts of `later.ts`. */
import { Later } from "../../lib/later.svelte";

export type Parts = typeof import("./later");
export const late = new Later(() => import("./later"));
