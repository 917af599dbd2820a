import { ENDPOINTS } from '@cangkir/api';
import * as v from 'valibot';

const { name, credits } = ENDPOINTS.account.output.entries;

const points = v.object({
  /** What is not spent. Expired credits stay until the next change. */
  credits,
  /** The changes, latest last. */
  entries: ENDPOINTS.pointsHistory.output.entries.entries,
});

/** Members' names and points, by user. */
export const ACCOUNT_STATE = v.object({
  names: v.record(v.string(), name),
  points: v.record(v.string(), points),
});

export type BackendPoints = v.InferOutput<typeof points>;
export type BackendPointsEntry = BackendPoints['entries'][number];
