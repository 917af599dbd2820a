import type { RightsCardOffer } from '@cangkir/core/rights-card';

/** Reads the words of a validity's unit. */
type UnitText = (key: `unit.${1 | 2 | 3 | 4}`, values: { readonly count: number }) => string;

/** Writes how long a card is valid, as a number with its unit: `1 bulan`. */
export function validityText(
  { validity: { count, unit } }: Pick<RightsCardOffer, 'validity'>,
  t: UnitText,
): string {
  return t(`unit.${unit}`, { count });
}
