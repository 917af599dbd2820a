import type { Random } from '@cangkir/core';

/** Digits and capitals that cannot be confused when read out. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code that a cashier can type: of a voucher, or of a member card. */
export function randomTillCode(random: Random): string {
  return randomCode(random, 12);
}

export function randomCode(random: Random, length: number): string {
  const digits = Array.from(
    { length },
    () => ALPHABET[Math.floor(random.next() * ALPHABET.length)],
  );
  return digits.join('');
}
