/**
 * Masks a phone: keeps the first 5 and the last 2 characters, and replaces every digit between with a star
 * (specification, section 5). A shorter text is masked whole.
 */
export function maskPhone(phone: string): string {
  if (phone.length < 7) return phone.replace(/./gu, '*');
  return phone.slice(0, 5) + phone.slice(5, -2).replace(/\d/g, '*') + phone.slice(-2);
}

/**
 * Masks a phone near its end: keeps the last 4 characters, and replaces the 4 before them with stars (specification,
 * section 5). A shorter text is masked whole.
 */
export function maskPhoneEnd(phone: string): string {
  if (phone.length < 8) return phone.replace(/./gu, '*');
  return `${phone.slice(0, -8)}****${phone.slice(-4)}`;
}
