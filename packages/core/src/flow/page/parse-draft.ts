import * as v from 'valibot';

/** Parses the stored draft of a page. Null if invalid. */
export function parseDraft<Schema extends v.GenericSchema>(
  schema: Schema,
  stored: unknown,
): v.InferOutput<Schema> | null {
  const draft = v.safeParse(schema, stored);
  return draft.success ? draft.output : null;
}
