import fc from 'fast-check';
import { RESPONSE_CODE } from '../response-code/response-code.ts';
import type { Fate } from './memory-call.ts';

const kind = fc.constantFrom(
  ...(['answered', 'twice', 'lost', 'unreachable', 'never', 'malformed'] as const),
);

const refused = fc.constantFrom(
  ...[RESPONSE_CODE.serverBusy, RESPONSE_CODE.tokenInvalid, RESPONSE_CODE.signatureOld].map(
    (code) => ({ kind: 'refused' as const, code }),
  ),
);

/** What may go wrong so often in a row that the asking is given up. */
const givenUp = fc
  .array(
    fc.constantFrom(
      { kind: 'lost' } as const,
      { kind: 'unreachable' } as const,
      { kind: 'refused', code: RESPONSE_CODE.serverBusy } as const,
    ),
    { minLength: 3, maxLength: 3 },
  )
  .map((fates) => [{ kind: 'lost' } as const, ...fates]);

/**
 * Anything that may become of the calls of one name, in turn: answered, late, twice, never, lost or refused;
 * or answered with one of the values.
 */
export function arbitraryFates<Value>(values: readonly Value[] = []): fc.Arbitrary<Fate<Value>[]> {
  const one = fc.oneof(
    { weight: 4, arbitrary: kind.map((name) => ({ kind: name })) },
    {
      weight: 2,
      arbitrary: fc.record({ kind, afterMs: fc.constantFrom(0, 100, 5000, 70_000) }),
    },
    { weight: 1, arbitrary: refused },
    ...values.map((value) => fc.constant({ kind: 'answered' as const, value })),
  );
  const some = fc.oneof(
    { weight: 2, arbitrary: one.map((fate): Fate<Value>[] => [fate]) },
    { weight: 1, arbitrary: givenUp },
  );
  return fc.array(some, { maxLength: 4 }).map((groups) => groups.flat());
}
