/** Parses a typed quantity, including full-width digits. Null if it is not a whole number from 1. */
export function parseQuantity(typed: string): number | null {
  const text = typed.normalize('NFKC').trim();
  const quantity = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return quantity > 0 ? quantity : null;
}
