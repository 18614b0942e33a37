import type * as v from 'valibot';

/** What a document's schema reads, as all but its reader see it: it is replaced, never changed in place. */
export type Stored<Schema extends v.GenericSchema> = Fixed<v.InferOutput<Schema>>;

type Fixed<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Fixed<Value[Key]> }
  : Value;
