import { nationalPhone } from './national-phone.ts';

/** A digit, or the star in its place: what is masked already stays as it is. */
const PLACE = /[\d*]/g;

/**
 * Masks a phone in its national form (specification, section 5): its owner sees the first 5 and the last 2 digits,
 * others see all but the 4 before the last 4. Signs between digits stay. A text with too few digits is masked whole.
 *
 * @param phone in E.164; any other text is masked as it stands
 */
export function maskPhone(phone: string, viewer: 'owner' | 'others'): string {
  const text = nationalPhone(phone);
  const count = text.match(PLACE)?.length ?? 0;
  const [from, to] = viewer === 'owner' ? [5, count - 2] : [count - 8, count - 4];
  if (from < 0 || to < from) return text.replace(/./gu, '*');
  let index = -1;
  return text.replace(PLACE, (digit) => {
    index += 1;
    return from <= index && index < to ? '*' : digit;
  });
}
