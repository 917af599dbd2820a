/** What the QR of a member card asks of the till: one benefit of the card with this code. */
export interface MemberCardQr {
  readonly code: string;
  readonly benefitId: string;
}

/** Between the code of a card and the benefit. The code of a voucher has no dot. */
const SEPARATOR = '.';

/** The text of the QR. */
export function memberCardQr({ code, benefitId }: MemberCardQr): string {
  return `${code}${SEPARATOR}${benefitId}`;
}

/** Reads the text of a QR, as scanned or typed; null if it is not that of a member card. */
export function parseMemberCardQr(text: string): MemberCardQr | null {
  const [code = '', benefitId = '', ...rest] = text.replace(/\s/g, '').split(SEPARATOR);
  if (code === '' || benefitId === '' || rest.length > 0) return null;
  return { code: code.toUpperCase(), benefitId };
}
