import { sha256Hex } from '@cangkir/core';
import type { Chart } from './chart.types.ts';

/** Hashes all that is drawn of a machine. A layout with another hash is stale. */
export function chartHash(chart: Chart): string {
  return sha256Hex(JSON.stringify(chart));
}
