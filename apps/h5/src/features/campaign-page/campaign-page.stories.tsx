import { fail, failureOfCode, RESPONSE_CODE, ROUTES, succeed } from '@cangkir/core';
import type { CampaignPage, CampaignPageGateway } from '@cangkir/core/campaign-page';
import { DAY_MS } from '@cangkir/core/durations';
import {
  createCampaignPage,
  createMemoryAudioOutput,
  createMemoryPageVisibility,
  MEMORY_START,
} from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { composeInMemory } from '../../compose-in-memory.ts';
import type { Product } from '../../product-context.tsx';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { campaignPageScreen } from './campaign-page.screen.tsx';

const meta = {
  title: 'Campaign page',
  component: campaignPageScreen.Screen,
  loaders: [withMessages('campaign-page')],
} satisfies Meta<typeof campaignPageScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The screen, as the backend answers; `parts` replace ports of the product. */
function answered(find: CampaignPageGateway['find'], parts: Partial<Product> = {}): Story {
  return {
    decorators: [
      inFrame(() => {
        const product = composeInMemory({ route: `${ROUTES.landing}?name=kopi` });
        return { ...product, ...parts, gateways: { ...product.gateways, campaignPages: { find } } };
      }),
    ],
  };
}

function page(changes: Partial<CampaignPage>, parts?: Partial<Product>): Story {
  return answered(
    async () => succeed(createCampaignPage(MEMORY_START, { inviteCode: 'AYU7', ...changes })),
    parts,
  );
}

export const Skeleton = {
  decorators: [inFrame()],
  render: () => <campaignPageScreen.Skeleton />,
};

export const Loading: Story = answered(() => new Promise(() => {}));
export const Failed: Story = answered(async () => ({
  ok: false,
  failure: { kind: 'unreachable' },
}));
export const NotFound: Story = answered(async () => fail(failureOfCode(RESPONSE_CODE.notFound)));

export const Plain: Story = page({ theme: 'plain' });
/** Its configuration says prices in thousands. */
export const PricesInThousands: Story = page({ theme: 'promo9rb', hasPricesInThousands: true });
export const IcedLatte: Story = page({ theme: 'icedLatte' });
export const Oatside: Story = page({ theme: 'oatside' });
export const Jolly: Story = page({ theme: 'jolly' });
export const Promo9rb: Story = page({ theme: 'promo9rb' });
export const Brand: Story = page({ theme: 'brand' });
export const You: Story = page({ theme: 'you' });
export const Bank: Story = page({ theme: 'bank' });
export const Paper: Story = page({ theme: 'paper' });

export const NotStarted: Story = page({
  period: { start: MEMORY_START + 3 * DAY_MS, end: MEMORY_START + 9 * DAY_MS },
});

/** Nothing of an ended campaign shows: the router leads to the end page. */
export const Ended: Story = {
  ...page({ period: { start: MEMORY_START - 2 * DAY_MS, end: MEMORY_START } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 1 })).toBeNull());
  },
};

const shared = fn(async () => ({ ok: false, failure: { kind: 'unavailable' } }) as const);
const copied = fn(async () => true);

/** Where the phone shares nothing, the link is copied, with the code of the member. */
export const CopiedLink: Story = {
  ...page({}, { sharing: { share: shared }, clipboard: { copy: copied } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(?:Bagikan|Share|分享)$/ }));
    await waitFor(() =>
      expect(copied).toHaveBeenLastCalledWith(
        `https://h5.test/#${ROUTES.landing}?name=kopi&inviteCode=AYU7`,
      ),
    );
  },
};

const audio = createMemoryAudioOutput();
const unreachable = createMemoryAudioOutput();
const visibility = createMemoryPageVisibility();

const PLAY = /^(?:Putar|Play|播放)/;
const PAUSE = /^(?:Jeda|Pause|暂停)/;
const CONTINUE = /^(?:Lanjutkan|Continue|继续播放)/;

/** The music waits for a tap, and stops while the page is hidden, if it played. A browser may refuse the first tap. */
export const ShareLive: Story = {
  ...page({ theme: 'shareLive' }, { audio, visibility }),
  play: async ({ canvas }) => {
    const [bar] = await canvas.findAllByRole('button', { name: PLAY });
    await waitFor(() => expect(audio.commands).toEqual([expect.stringMatching(/^load /)]));
    await userEvent.click(bar ?? document.body);
    await canvas.findAllByRole('button', { name: PAUSE });
    audio.answer(false);
    const [waiting] = await canvas.findAllByRole('button', { name: CONTINUE });
    await expect(waiting).toBe(bar);
    await userEvent.click(bar ?? document.body);
    await canvas.findAllByRole('button', { name: PAUSE });
    visibility.hide();
    await canvas.findAllByRole('button', { name: CONTINUE });
    visibility.show();
    const [playing] = await canvas.findAllByRole('button', { name: PAUSE });
    await userEvent.click(playing ?? document.body);
    visibility.hide();
    visibility.show();
    await expect(canvas.queryAllByRole('button', { name: PAUSE })).toEqual([]);
  },
};

const FAILED = /(?:belum bisa diputar|Couldn’t play|无法播放)/;

/** A file that does not load says so, and its next tap loads it again. */
export const TrackDoesNotLoad: Story = {
  ...page({ theme: 'shareLive' }, { audio: unreachable }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Malam|Night|夜晚/ }));
    unreachable.fail('media/share-live/lights-out.mp3');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(FAILED);
    const [bar] = await canvas.findAllByRole('button', {
      name: /^(?:Putar|Play|播放) (?:Malam|Night|夜晚)/,
    });
    await userEvent.click(bar ?? document.body);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    unreachable.fail('media/share-live/lights-out.mp3');
    await canvas.findByRole('alert');
  },
};

/** Its still has its place before the player comes, and is all that there is to see where its file does not. */
export const Animated: Story = {
  ...page({ theme: 'plain' }),
  play: async ({ canvas }) => {
    const animation = await canvas.findByRole('img', {
      name: /^(?:Kopi mengepul|Steaming coffee|热气腾腾的咖啡)$/,
    });
    const still = within(animation).getByRole('presentation', { hidden: true });
    await expect(Math.abs(still.offsetWidth - still.offsetHeight * 2)).toBeLessThanOrEqual(1);
    animation.scrollIntoView();
    await waitFor(() => expect(animation.querySelector('svg')).toBeVisible());
    await expect(still).not.toBeVisible();
  },
};
