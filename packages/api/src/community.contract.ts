import { COMMUNITY_CODE } from '@cangkir/core/community';
import { DAY_MS } from '@cangkir/core/durations';
import { createCommunityActivity } from '@cangkir/core/testing';
import type { COMMUNITY_ENDPOINTS } from './community.api.ts';
import { type ContractOf, EXAMPLE_NOON } from './contract.ts';

const activity = createCommunityActivity('latte-art', EXAMPLE_NOON + 3 * DAY_MS);
const { id, quota } = activity;

export const CONTRACT: ContractOf<typeof COMMUNITY_ENDPOINTS> = {
  community: {
    summary: 'The community’s surveys, and its activities with this user’s registrations.',
    refusals: [],
    example: {
      input: {},
      output: {
        surveys: [
          {
            id: 'survey-1',
            title: { id: 'Kopi favoritmu', en: 'Your favorite coffee', zh: '你最爱的咖啡' },
            endsAt: EXAMPLE_NOON + 7 * DAY_MS,
            isFull: false,
            answeredAt: null,
          },
        ],
        activities: [activity],
      },
    },
  },
  communityActivity: {
    summary: 'One activity of the community.',
    refusals: [],
    example: { input: { id }, output: activity },
  },
  registerForActivity: {
    summary: 'Takes a place in an activity, until it is full or begins.',
    refusals: [],
    example: {
      input: { id },
      code: COMMUNITY_CODE.quotaFull,
      output: { activity: { ...activity, taken: quota } },
    },
  },
  cancelRegistration: {
    summary: 'Cancels a registration, finally: the same activity cannot be registered again.',
    refusals: [],
    example: {
      input: { id },
      output: { activity: { ...activity, registration: 'cancelled' } },
    },
  },
  checkInToActivity: {
    summary: 'Checks in with the code of the host’s QR, on the activity’s WIB day.',
    refusals: [],
    example: {
      input: { id, code: 'code-of-the-host' },
      output: { activity: { ...activity, registration: 'checkedIn' } },
    },
  },
  claimActivityRewards: {
    summary: 'Pays the rewards of a check-in, once.',
    refusals: [],
    example: { input: { id }, output: { activity: { ...activity, registration: 'rewarded' } } },
  },
};
