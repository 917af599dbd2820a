import { E_WALLETS, ROUTES, withQuery } from '@cangkir/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { composeInMemory } from '../../compose-in-memory.ts';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { helpScreen } from './help.screen.tsx';

const meta = {
  title: 'Help',
  component: helpScreen.Screen,
  loaders: [withMessages('help')],
} satisfies Meta<typeof helpScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

let linked = composeInMemory({ route: ROUTES.help });

/** Opens the help centre at an address. */
function opened(query: Readonly<Record<string, string>>) {
  return [inFrame(() => composeInMemory({ route: withQuery(ROUTES.help, query) }))];
}

export const Loading: Story = {
  decorators: opened({}),
  render: () => <helpScreen.Skeleton />,
};

/** The market and the topic are kept in the address, and the open answer follows the market. */
export const Points: Story = {
  decorators: opened({}),
  play: async ({ canvas }) => {
    const question = await canvas.findByRole('button', {
      name: /Gimana cara dapat|How do I earn|怎么获得/,
    });
    const answer = { name: question.textContent };
    await userEvent.click(question);
    await expect(await canvas.findByRole('region', answer)).toHaveTextContent(/Rp1\.000/);
    const market = canvas.getByRole('combobox', { name: /Negara|Country|国家/ });
    await userEvent.selectOptions(market, 'SG');
    await expect(canvas.getByRole('region', answer)).toHaveTextContent(/S\$1\.00/);
    await userEvent.click(canvas.getByRole('tab', { name: /Pesanan|Orders|订单/ }));
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(
      /Pesanan|Orders|订单/,
    );
    await expect(market).toHaveValue('SG');
  },
};

/** A link to a question opens it, brings it into view and focuses it. */
export const RefundsInIndonesia: Story = {
  decorators: opened({ topic: 'refunds', question: 'refundTime' }),
  play: async ({ canvas }) => {
    const question = await canvas.findByRole('button', { expanded: true });
    await waitFor(() => expect(question).toHaveFocus());
    await expect(canvas.getByRole('region', { name: question.textContent })).toHaveTextContent(
      E_WALLETS.eWalletA,
    );
    const { top, bottom } = question.getBoundingClientRect();
    await expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
  },
};

export const RefundsInSingapore: Story = {
  decorators: opened({ market: 'SG', topic: 'refunds', question: 'refundTime' }),
};

export const RedeemingPoints: Story = {
  decorators: opened({ topic: 'points', question: 'redeem' }),
};

export const Vouchers: Story = {
  decorators: opened({ topic: 'vouchers', question: 'voucherApp' }),
  play: async ({ canvas }) => {
    const question = await canvas.findByRole('button', { expanded: true });
    await waitFor(() => expect(question).toHaveFocus());
    await waitFor(() =>
      expect(question.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
};

export const OrdersInThePhilippines: Story = {
  decorators: opened({ market: 'PH', topic: 'orders', question: 'pickup' }),
};

export const UnknownQuestion: Story = {
  decorators: opened({ market: 'US', topic: 'gossip', question: 'who' }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { expanded: true })).toBeNull();
    await expect(canvas.getByRole('combobox')).toHaveValue('ID');
  },
};

export const Found: Story = {
  decorators: opened({}),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'qr');
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
    const [found] = canvas.getAllByRole('button', { expanded: false });
    if (found === undefined) throw new Error('Nothing was found.');
    await userEvent.click(found);
    await expect(await canvas.findByRole('region', { name: found.textContent })).toHaveTextContent(
      /QR/,
    );
  },
};

/** A question named by the address is shown even after a search. One that the person opens keeps the search. */
export const LinkedAfterSearch: Story = {
  decorators: [inFrame(() => linked)],
  beforeEach: () => {
    linked = composeInMemory({ route: ROUTES.help });
  },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'qr');
    const found = canvas.getAllByRole('button', { expanded: false }).at(-1);
    if (found === undefined) throw new Error('Nothing was found.');
    await userEvent.click(found);
    await expect(canvas.getByRole('button', { expanded: true })).toBeVisible();
    await expect(search).toHaveValue('qr');
    linked.router.push(withQuery(ROUTES.help, { topic: 'refunds', question: 'refundTime' }));
    await waitFor(() => expect(search).toHaveValue(''));
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(/Refund|退款/);
    await waitFor(() => expect(canvas.getByRole('button', { expanded: true })).toHaveFocus());
  },
};

export const NothingFound: Story = {
  decorators: opened({}),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'kucing');
    await expect(canvas.getByText(/“kucing”/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0');
  },
};

/** A long search is neither repeated whole nor wider than the phone. */
export const NothingFoundForALongSearch: Story = {
  decorators: opened({}),
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox');
    await userEvent.click(search);
    await userEvent.paste('kucing'.repeat(40));
    await expect(search).toHaveValue('kucing'.repeat(40).slice(0, 100));
    const echo = canvas.getByText(/“(kucing){6}kuci…”/);
    await expect(echo.scrollWidth).toBeLessThanOrEqual(echo.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    // A field cannot show such a text whole.
    await userEvent.clear(search);
  },
};

/** The way on from an empty search. */
export const AllTopicsAgain: Story = {
  decorators: opened({}),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'kucing');
    await userEvent.click(canvas.getByRole('button', { name: /semua topik|all topics|全部主题/ }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getAllByRole('tab')).toHaveLength(4);
    await expect(document.body).not.toHaveFocus();
  },
};
