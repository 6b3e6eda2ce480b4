/** The parts of `later.ts`. */
import { Later } from "../../lib/later.svelte";

export const late = new Later(() => import("./later"));
