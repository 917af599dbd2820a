import { wibIso } from '@cangkir/core';

/** A moment as scenarios write it: in WIB, with milliseconds where there are some. */
export function momentText(at: number): string {
  return wibIso(at).replace('.000+', '+');
}
