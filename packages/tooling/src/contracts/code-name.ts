import { rowOfCode } from '@cangkir/core';

/** The core's name of a code in words: `smsCodeWrong` as `sms code wrong`. */
export function codeName(code: number): string {
  const name = rowOfCode(code)?.name ?? 'unknown';
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
