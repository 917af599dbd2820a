import { ENDPOINTS } from '@cangkir/api';
import * as v from 'valibot';

const { name, credits } = ENDPOINTS.account.output.entries;

const points = v.object({
  /** What is not spent. Expired credits stay until the next change. */
  credits,
});

const entry = v.object({
  ...ENDPOINTS.pointsHistory.output.entries.entries.pipe[0].item.entries,
  userId: v.string(),
});

/** Members' names and points by user, and every change of points, the latest last. */
export const ACCOUNT_STATE = {
  accounts: v.object({
    names: v.record(v.string(), name),
    points: v.record(v.string(), points),
    entries: v.array(entry),
  }),
};

export type BackendCredits = v.InferOutput<typeof credits>;
export type BackendPointsEntry = v.InferOutput<typeof entry>;
