import * as v from 'valibot';

/** Reads what a page kept to go on with, as it came out of storage. Null where it is none. */
export function parseDraft<Schema extends v.GenericSchema>(
  schema: Schema,
  stored: unknown,
): v.InferOutput<Schema> | null {
  const draft = v.safeParse(schema, stored);
  return draft.success ? draft.output : null;
}
