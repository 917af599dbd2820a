/** Whether signs stand in the place of digits of a phone. */
export function isMasked(phone: string): boolean {
  return /[^\d\s+()-]/.test(phone);
}
