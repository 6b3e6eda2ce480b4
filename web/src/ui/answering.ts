/** What is said to an answer, before it is sent or instead: one file, fetched when first wanted. */
export { default as Asked } from "./Asked.svelte";
export { default as Refused } from "./Refused.svelte";
