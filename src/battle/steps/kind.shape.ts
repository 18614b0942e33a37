import * as v from 'valibot';

/** How a kind of entry lies on the disk. */
export interface KindShape<Data> {
  /** The version of entries that brought it: none of an earlier one is of this kind. */
  readonly since: number;
  readonly data: v.GenericSchema<unknown, Data>;
  /** Shapes that it had, oldest first; each makes today's of what it accepts. */
  readonly before: readonly {
    /** The last version with this shape. */
    readonly until: number;
    readonly data: v.GenericSchema<unknown, Data>;
  }[];
}

/** The shape of a kind of entry by the fields of its data, none of them optional once read. */
export function shape<const Fields extends v.ObjectEntries>(
  since: number,
  fields: Fields,
  before: KindShape<v.InferOutput<v.ObjectSchema<Fields, undefined>>>['before'] = [],
) {
  return { since, data: v.object(fields), before };
}

/** What an entry of that shape holds; nobody changes it. */
export type DataOf<Shape extends KindShape<unknown>> = Lasting<v.InferOutput<Shape['data']>>;

type Lasting<T> = T extends readonly (infer Item)[]
  ? readonly Lasting<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Lasting<T[Key]> }
    : T;
