import type { RightsCardOffer } from '@cangkir/core/rights-card';
import type { Reader } from '../../i18n/read-messages.ts';

/** The messages of a validity's unit. */
export const UNIT_KEYS = ['unit.1', 'unit.2', 'unit.3', 'unit.4'] as const;

type UnitText = Reader<(typeof UNIT_KEYS)[number]>;

/** Writes how long a card is valid, as a number with its unit: `1 bulan`. */
export function validityText(
  { validity: { count, unit } }: Pick<RightsCardOffer, 'validity'>,
  t: UnitText,
): string {
  return t(`unit.${unit}`, { count });
}
