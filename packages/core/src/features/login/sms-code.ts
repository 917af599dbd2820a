/** How many digits a code has. */
export const SMS_CODE_LENGTH = 6;

/** The digits of a code as a person types or pastes it: `123 456`, or with full-width digits. */
export function readSmsCode(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, SMS_CODE_LENGTH);
}

/** Tells whether a code is complete. */
export function isSmsCode(text: string): boolean {
  return new RegExp(`^\\d{${SMS_CODE_LENGTH}}$`).test(text);
}
