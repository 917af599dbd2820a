import { ROUTES, withQuery } from '@cangkir/core';
import type { Community } from '@cangkir/core/community';
import { DAY_MS, HOUR_MS } from '@cangkir/core/durations';
import { createCommunityActivity, MEMORY_START } from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { composeInMemory } from '../../compose-in-memory.ts';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { createMemberProduct } from '../../testing/member-product.ts';
import { communityScreen } from './community.screen.tsx';

const meta = {
  title: 'Community',
  component: communityScreen.Screen,
  loaders: [withMessages('community')],
} satisfies Meta<typeof communityScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Browse = ReturnType<typeof createMemberProduct>['gateways']['community']['browse'];

const COMMUNITY: Community = {
  surveys: [
    {
      id: 'kopi-favorit',
      title: { id: 'Kopi favoritmu', en: 'Your favorite coffee', zh: '你最爱的咖啡' },
      endsAt: MEMORY_START + 14 * DAY_MS,
      isFull: false,
      answeredAt: null,
    },
    {
      id: 'gerai-baru',
      title: { id: 'Gerai baru di mana?', en: 'Where to open next?', zh: '新店开在哪里？' },
      endsAt: MEMORY_START + 7 * DAY_MS,
      isFull: false,
      answeredAt: MEMORY_START - DAY_MS,
    },
    {
      id: 'rasa-baru',
      title: { id: 'Pilih rasa baru', en: 'Pick a new flavor', zh: '选一款新口味' },
      endsAt: MEMORY_START + 9 * DAY_MS,
      isFull: true,
      answeredAt: null,
    },
  ],
  activities: [
    createCommunityActivity('over', MEMORY_START - 3 * HOUR_MS, {
      name: { id: 'Seduh Pagi', en: 'Morning Brew', zh: '早安手冲' },
    }),
    createCommunityActivity('today', MEMORY_START + HOUR_MS, { registration: 'registered' }),
    createCommunityActivity('open', MEMORY_START + 3 * DAY_MS),
    createCommunityActivity('full', MEMORY_START + 3 * DAY_MS + HOUR_MS, { taken: 10 }),
    createCommunityActivity('later', MEMORY_START + 9 * DAY_MS, { registration: 'registered' }),
    createCommunityActivity('past', MEMORY_START - 2 * DAY_MS, { registration: 'checkedIn' }),
    createCommunityActivity('cancelled', MEMORY_START + 5 * DAY_MS, { registration: 'cancelled' }),
    createCommunityActivity('long-past', MEMORY_START - 9 * DAY_MS, { registration: 'rewarded' }),
  ],
};

/** The community at a route, as the backend answers it. */
function answered(
  browse: Browse,
  route: string = ROUTES.community,
  open = createMemberProduct,
): Story {
  return {
    decorators: [
      inFrame(() => {
        const product = open(route);
        const { gateways } = product;
        const community = { ...gateways.community, browse };
        return { ...product, gateways: { ...gateways, community } };
      }),
    ],
  };
}

const found: Browse = async () => ({ ok: true, value: COMMUNITY });
const empty: Browse = async () => ({ ok: true, value: { surveys: [], activities: [] } });

const ANSWERED = /Sudah diisi|Answered|已填写/;

const atTab = (tab: string) => withQuery(ROUTES.community, { tab });

export const Skeleton = {
  decorators: [inFrame()],
  render: () => <communityScreen.Skeleton />,
};

export const Loading: Story = answered(() => new Promise(() => {}));

/** A day of the strip leaves its activities alone. */
export const Activities: Story = {
  ...answered(found),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(5));
    await userEvent.click(canvas.getAllByRole('radio')[2] ?? document.body);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

/** What is over today is last, and says so. */
export const AllActivities: Story = {
  ...answered(found),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(5));
    const over = canvas.getByRole('link', { name: /Seduh Pagi|Morning Brew|早安手冲/ });
    await expect(over).toHaveTextContent(/Sudah selesai|Ended|已结束/);
    await expect(canvas.getAllByRole('link').at(-1)).toBe(over);
  },
};

/** The tab is in the address. What is answered or full is last, and says so. */
export const Surveys: Story = {
  ...answered(found),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /Survei|Surveys|问卷/ }));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(3));
    const [open, answered, full] = canvas.getAllByRole('link');
    await expect(open).not.toHaveTextContent(ANSWERED);
    await expect(answered).toHaveTextContent(ANSWERED);
    await expect(full).toHaveTextContent(/Kuota penuh|Full|名额已满/);
  },
};

export const History: Story = answered(found, ROUTES.communityHistory);

export const HistoryOfVisitor: Story = answered(found, ROUTES.communityHistory, (route) =>
  composeInMemory({ route }),
);

export const NoActivities: Story = answered(empty);

export const NoSurveys: Story = answered(empty, atTab('survey'));

export const NoHistory: Story = answered(empty, atTab('history'));

export const Failed: Story = answered(async () => ({
  ok: false,
  failure: { kind: 'unreachable' },
}));
