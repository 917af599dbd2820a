import { sha256Hex } from '@cangkir/core';
import type { Chart } from './chart.types.ts';

/** Tells charts apart by all that is drawn of a machine. A layout of another chart is stale. */
export function chartHash(chart: Chart): string {
  return sha256Hex(JSON.stringify(chart));
}
