import type { Limit } from '@cangkir/core/testing';
import { leastOf } from './least-of.ts';
import { leaveUnread, UNREAD_MEGABYTES } from './unread-answers.ts';

const MAX_PAGE_MS = 300;

/** For `npm run bench -- backend`, on the app's build. */
export const UNREAD_LIMITS: readonly Limit[] = [
  {
    what: 'memory while answers are left unread',
    unit: ' MB',
    max: UNREAD_MEGABYTES,
    measure: async () => (await leaveUnread()).megabytes,
  },
  {
    what: 'slowest page of a customer meanwhile',
    unit: ' ms',
    max: MAX_PAGE_MS,
    measure: () => leastOf(MAX_PAGE_MS, async () => (await leaveUnread()).slowestMs),
  },
];
