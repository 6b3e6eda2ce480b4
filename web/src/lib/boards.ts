/** The view of a game as its board names it: narrower than the server's schema, never beside it. */
import type { TableView } from "./types";

/** `true` if every field of `Own` is in `Schema` and has a type that fits there; else the field's name. */
export type Narrows<Own, Schema> = [Schema] extends [Own]
  ? true
  : [Own] extends [readonly (infer Part)[]]
    ? Narrows<Part, Schema extends readonly (infer Whole)[] ? Whole : never>
    : [Own] extends [object]
      ? Fields<Own, Extract<Schema, object>>
      : [Own] extends [Schema]
        ? true
        : false;

type Named<Key> = string extends Key ? never : number extends Key ? never : Key;

type Fields<Own, Schema> = {
  [Key in keyof Own as Named<Key>]-?: string extends keyof Schema
    ? true
    : Key extends keyof Schema
      ? Narrows<NonNullable<Own[Key]>, NonNullable<Schema[Key]>> extends true
        ? true
        : Key
      : Key;
} extends infer Checked
  ? [Checked[keyof Checked]] extends [true]
    ? true
    : Exclude<Checked[keyof Checked], true>
  : never;

/** The picture of a view. A field that the server has renamed is a type error where this is called. */
export function pictureOf<Own, Schema>(
  view: TableView,
  ...fits: Narrows<Own, Schema> extends true ? [] : [Narrows<Own, Schema>]
): Own {
  void fits;
  return view.board as unknown as Own;
}
