import type { Random } from '@cangkir/core';
import { overrideProperty } from '../shared/override-property.ts';

/** Replaces the product's randomness. */
export function replaceRandom(own: Random, other: Random): void {
  overrideProperty(own, 'next', other.next);
  overrideProperty(own, 'uuid', other.uuid);
}

/** Replaces a page's randomness with a seeded one. */
export function installRandom(page: Window & typeof globalThis, random: Random): void {
  const byte = () => Math.floor(random.next() * 256);
  overrideProperty(page.Math, 'random', random.next);
  overrideProperty(page.crypto, 'randomUUID', random.uuid);
  overrideProperty(
    page.crypto,
    'getRandomValues',
    <Values extends ArrayBufferView>(values: Values) => {
      const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
      for (let index = 0; index < bytes.length; index += 1) bytes[index] = byte();
      return values;
    },
  );
}
