/** The parts that boards are made of. They draw and are pressed; no rule and no game is known here. */
export { default as CardFace } from "./CardFace.svelte";
export { default as Chip } from "./Chip.svelte";
export { default as DiceTray } from "./DiceTray.svelte";
export { default as Die } from "./Die.svelte";
export { default as Dock } from "./Dock.svelte";
export { default as Drawing } from "./Drawing.svelte";
export { default as Face } from "./Face.svelte";
export { default as Fir } from "./Fir.svelte";
export { default as Figure } from "./Figure.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as House } from "./House.svelte";
export { default as Ladder } from "./Ladder.svelte";
export { default as Land } from "./Land.svelte";
export { default as Mark } from "./Mark.svelte";
export { default as Meter } from "./Meter.svelte";
export { default as MiniFrame } from "./MiniFrame.svelte";
export { default as Odds } from "./Odds.svelte";
export { default as Peg } from "./Peg.svelte";
export { default as Beside } from "./Beside.svelte";
export { default as Popover } from "./Popover.svelte";
export { default as Region } from "./Region.svelte";
export { default as Ring } from "./Ring.svelte";
export { default as Route } from "./Route.svelte";
export { default as Scales } from "./Scales.svelte";
export { default as SeaMap } from "./SeaMap.svelte";
export { default as Ship } from "./Ship.svelte";
export { default as Sign } from "./Sign.svelte";
export { default as Signs } from "./Signs.svelte";
export { default as Spot } from "./Spot.svelte";
export { default as Standing } from "./Standing.svelte";
export { default as Step } from "./Step.svelte";
export { default as StepDisc } from "./StepDisc.svelte";
export { default as Stepper } from "./Stepper.svelte";
export { default as Steps } from "./Steps.svelte";
export { default as Temple } from "./Temple.svelte";
export { default as Tick } from "./Tick.svelte";
export { default as Track } from "./Track.svelte";
export { default as Zoom } from "./Zoom.svelte";
export { zoomable } from "./zoomable";
export { hatching, island, shore } from "./coast";
export { SIGNS, type SignName } from "./drawn";
export type {
  Addend,
  CardKind,
  CardRow,
  CardSize,
  CardState,
  DieFace,
  HandCard,
  Rung,
  Token,
  TrackMark,
  TrackOwner,
  Verb,
} from "./types";
