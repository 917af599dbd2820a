import * as v from 'valibot';

/** Steps of the clock and of the backend’s data: both phones share these. */
export function deskStep<const Kind extends string, Entries extends v.ObjectEntries>(
  kind: Kind,
  entries: Entries,
) {
  return v.strictObject({ do: v.literal(kind), ...entries });
}

/** A step on one of the phones. */
export function phoneStep<const Kind extends string, Entries extends v.ObjectEntries>(
  kind: Kind,
  entries: Entries,
) {
  return deskStep(kind, {
    phone: v.pipe(
      v.optional(v.literal(2)),
      v.description('2: on the second phone; left out: on the first'),
    ),
    ...entries,
  });
}

/** What a step says, beside its kind and its phone. */
export function saidIn(step: object): readonly string[] {
  return Object.keys(step).filter((key) => key !== 'do' && key !== 'phone');
}
