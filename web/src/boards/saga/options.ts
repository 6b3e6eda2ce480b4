/** What of a new table is drawn: the voyage. */
export { default as Options } from "./Log.svelte";

export const drawn = (option: string): boolean => option === "voyage" || /^round_\d$/.test(option);
