/** The number of digits of a code. */
export const SMS_CODE_LENGTH = 6;

/** A complete code. A literal, because a bundle drops an unused literal only. */
export const SMS_CODE = /^\d{6}$/;

/** The digits of a typed or pasted code: `123 456`, or with full-width digits. */
export function readSmsCode(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, SMS_CODE_LENGTH);
}
