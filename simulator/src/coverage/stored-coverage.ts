import { ENDPOINTS } from '@cangkir/api';
import { METHODS } from '@cangkir/bridge';
import * as v from 'valibot';
import { keysOf } from '../replay/keys-of.ts';
import { PLATFORMS } from '../settings/settings.ts';
import { OUTCOMES } from './call-cells.ts';

/** What all stored scenarios exercise, as `simulator/coverage.json` holds it. */
export const STORED_COVERAGE = v.object({
  calls: v.array(
    v.object({
      method: v.picklist(keysOf(METHODS)),
      platform: v.picklist(PLATFORMS),
      outcome: v.picklist(keysOf(OUTCOMES)),
      /** The ids of those in which it came to this. */
      scenarios: v.array(v.string()),
    }),
  ),
  requests: v.array(
    v.object({
      endpoint: v.picklist(keysOf(ENDPOINTS)),
      answer: v.string(),
      /** In how many of them it was answered so. */
      scenarios: v.number(),
    }),
  ),
});

export type StoredCoverage = v.InferOutput<typeof STORED_COVERAGE>;
