import { ENDPOINTS } from '@cangkir/api';
import { METHODS } from '@cangkir/bridge';
import { keysOf } from '@cangkir/core';
import * as v from 'valibot';
import { PLATFORMS } from '../settings/settings.ts';
import { OUTCOMES } from './call-cells.ts';
import { isAnswer } from './request-cells.ts';

/** The ids of scenarios. */
const scenarios = v.pipe(v.array(v.string()), v.readonly());

/** What all stored scenarios exercise, as in `simulator/coverage.json`. */
export const STORED_COVERAGE = v.object({
  calls: v.array(
    v.object({
      method: v.picklist(keysOf(METHODS)),
      platform: v.picklist(PLATFORMS),
      outcome: v.picklist(keysOf(OUTCOMES)),
      scenarios,
    }),
  ),
  requests: v.array(
    v.object({
      endpoint: v.picklist(keysOf(ENDPOINTS)),
      answer: v.pipe(v.string(), v.guard(isAnswer)),
      scenarios,
    }),
  ),
  /** Those that exercise nothing that is counted: most of them tap, which needs a screen. */
  uncounted: scenarios,
});

export type StoredCoverage = v.InferOutput<typeof STORED_COVERAGE>;
