import { sha256Hex } from '../rules/signing/sha256.ts';
import { sign } from '../rules/signing/signing.ts';
import type { Measure } from './measure.ts';

/** About 1 KB of the slowest kind: most of it must be sorted. */
const DATA = {
  activityCode: 'kopi',
  browserId: '5f0c9b1e-7c1d-4a52-9d0a-3f8f6a1c2b7e',
  items: Array.from({ length: 12 }, (_, index) => ({
    sku: `SKU-${index}`,
    name: 'Kopi susu gula aren',
    quantity: index + 1,
    price: 25_000,
  })),
  note: 'Tanpa es, gula separuh, dan satu sedotan kertas. '.repeat(3),
};

const BATCH = 100;

export const MEASURES: readonly Measure[] = [
  {
    what: 'signings of 1 KB',
    bar: 20_000,
    run() {
      for (let time = 0; time < BATCH; time += 1) sign(DATA, time, 'token-1', sha256Hex);
      return BATCH;
    },
  },
];
