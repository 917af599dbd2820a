import { rowOfCode } from './code-table.ts';

/** The name of a code in words, such as `sms code wrong`; null if the code is unknown. */
export function codeName(code: number): string | null {
  const name = rowOfCode(code)?.name;
  return name?.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) ?? null;
}
