import type { ClaimOutcome } from './claim-outcome.ts';

/** When claiming opens: milliseconds since the epoch; infinity if open, over, or unknown. */
export function openingTime(outcome: ClaimOutcome | null): number {
  const opensAt = outcome !== null && 'opensAt' in outcome ? outcome.opensAt : null;
  return opensAt ?? Number.POSITIVE_INFINITY;
}
