/**
 * Masks a phone for people who may not read it whole: the first 5 and the last 2 characters stay, every
 * digit between becomes a star (specification, section 5). A text too short for both is masked whole.
 */
export function maskPhone(phone: string): string {
  if (phone.length < 7) return phone.replace(/./gu, '*');
  return phone.slice(0, 5) + phone.slice(5, -2).replace(/\d/g, '*') + phone.slice(-2);
}

/**
 * Masks a phone by its end: the last 4 characters stay, the 4 before them become stars (specification,
 * section 5). A text too short for both is masked whole.
 */
export function maskPhoneEnd(phone: string): string {
  if (phone.length < 8) return phone.replace(/./gu, '*');
  return `${phone.slice(0, -8)}****${phone.slice(-4)}`;
}
