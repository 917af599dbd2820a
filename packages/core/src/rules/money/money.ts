import { marketOfCurrency } from '../../platform/market/market.ts';
import type { CurrencyCode, Market } from '../../platform/market/market.types.ts';

const NOTHING = '0';

const FORMATS = {
  ID: { symbol: 'Rp', decimals: 0, group: '.', point: ',' },
  PH: { symbol: '₱', decimals: 2, group: ',', point: '.' },
  SG: { symbol: 'S$', decimals: 2, group: ',', point: '.' },
} as const;

/** An amount in the major unit of the market (rupiah, peso, dollar), as received. */
export type Amount = number | string | null | undefined;

/**
 * Formats an amount with the market's separators: `12.500` for Indonesia, `1,234.50` for the others. Empty,
 * exponent-notation and non-numeric values become a bare `0` (specification, section 5).
 */
export function formatAmount(amount: Amount, market: Market): string {
  const value = parseAmount(amount);
  return value === null ? NOTHING : withSign(value, formatMagnitude(Math.abs(value), market));
}

/** Formats an amount with the market's symbol: `Rp12.500`, `₱1,234.50`, `S$1,234.50`. */
export function formatPrice(amount: Amount, market: Market): string {
  const value = parseAmount(amount) ?? 0;
  const digits = parseAmount(amount) === null ? NOTHING : formatMagnitude(Math.abs(value), market);
  return withSign(value, FORMATS[market].symbol + digits);
}

/** Formats an amount as the market of its currency does, with the symbol: `Rp12.500` in IDR. */
export function formatMoney(amount: Amount, currencyCode: CurrencyCode): string {
  return formatPrice(amount, marketOfCurrency(currencyCode));
}

/** Formats thousands as RB: `25RB` for 25.000. Half a thousand rounds up (specification, section 5). */
export function formatThousands(amount: Amount): string {
  return `${Math.round((parseAmount(amount) ?? 0) / 1000)}RB`;
}

/** The number of an amount. Null if it has no decimal form. */
function parseAmount(amount: Amount): number | null {
  const text = String(amount).trim();
  if (!isDecimal(text)) return null;
  const value = Number(text);
  // Very small and very large numbers print with an exponent.
  return isDecimal(String(value)) ? value : null;
}

/** Digits with or without a point: no exponent, no other base. */
function isDecimal(text: string): boolean {
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text);
}

function formatMagnitude(magnitude: number, market: Market): string {
  const { decimals, group, point } = FORMATS[market];
  const rounded = roundHalfUp(magnitude, decimals).replace('.', point);
  // Two decimals are too short to match as a group.
  return rounded.replace(/\B(?=(\d{3})+(?!\d))/g, group);
}

/** Rounds the shortest decimal form, as people do: 1.005 is 1.01, although its binary fraction is lower. */
function roundHalfUp(magnitude: number, decimals: number): string {
  const shifted = Number(`${magnitude}e${decimals}`);
  // Above this, there are no decimals to round.
  if (shifted > Number.MAX_SAFE_INTEGER) return magnitude.toFixed(decimals);
  return Number(`${Math.round(shifted)}e-${decimals}`).toFixed(decimals);
}

/** Puts the sign before the symbol. A value that rounds to 0 has no sign. */
function withSign(value: number, text: string): string {
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}
