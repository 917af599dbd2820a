import type { Random } from '@cangkir/core';

/** Digits and capitals that cannot be confused when read out. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export function randomCode(random: Random, length: number): string {
  const digits = Array.from(
    { length },
    () => ALPHABET[Math.floor(random.next() * ALPHABET.length)],
  );
  return digits.join('');
}
