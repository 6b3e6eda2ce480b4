/** What nobody sees before the first cards are dealt: hands, questions about goods, battles, settlers, points, the enemy clan. */
export { default as Ahead } from "./Ahead.svelte";
export { default as Battle } from "./Battle.svelte";
export { default as Consecrate } from "./Consecrate.svelte";
export { default as Draft } from "./Draft.svelte";
export { default as EnemyBoard } from "./EnemyBoard.svelte";
export { default as Goods } from "./Goods.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Landing } from "./Landing.svelte";
export { default as Pieces } from "./Pieces.svelte";
export { default as Pills } from "./Pills.svelte";
export { default as Played } from "./Played.svelte";
export { default as Strip } from "./Strip.svelte";
export { default as SmallHand } from "./SmallHand.svelte";
export { default as Tally } from "./Tally.svelte";
export { default as Tray } from "./Tray.svelte";
