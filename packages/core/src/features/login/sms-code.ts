/** The number of digits of a code. */
export const SMS_CODE_LENGTH = 6;

/** A complete code. */
export const SMS_CODE = new RegExp(`^\\d{${SMS_CODE_LENGTH}}$`);

/** The digits of a typed or pasted code: `123 456`, or with full-width digits. */
export function readSmsCode(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, SMS_CODE_LENGTH);
}
