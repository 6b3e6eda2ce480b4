/** Parts of the table that its first look does without. */
import { Later } from "../../lib/later.svelte";

export const parts = new Later(() => import("./parts"));
export const aside = new Later(() => import("./aside"));
