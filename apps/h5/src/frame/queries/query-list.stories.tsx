import { RESPONSE_CODE, type Voucher } from '@cangkir/core';
import { openStoredReads } from '@cangkir/core/stored-reads';
import {
  createMemoryWorld,
  createVoucher,
  MEMORY_START,
  type MemoryWorld,
} from '@cangkir/core/testing';
import { walletSchema } from '@cangkir/core/vouchers';
import { Button, EmptyState } from '@cangkir/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { composeInMemory } from '../../compose-in-memory.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSession } from '../../product-context.tsx';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { Page } from '../page.tsx';
import { TextSkeleton } from '../text-skeleton.tsx';
import { memberQuery } from './gateway-query.ts';
import { QueryList } from './query-list.tsx';
import { MemberOnly } from './query-state.tsx';
import { useGatewayQuery } from './use-gateway-query.ts';

const meta = { title: 'Frame/Query list', loaders: [withMessages()] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const AYU = { token: 'token-1', userInfo: { id: 'ayu', phone: '+6281200000101' } };
const BUDI = { token: 'token-2', userInfo: { id: 'budi', phone: '+6281200000202' } };
const NOBODY = { token: '', userInfo: null };

const RETRY = /Coba lagi|Try again|重试/;

const WALLET = [createVoucher('first', MEMORY_START), createVoucher('second', MEMORY_START)];

const walletQuery = memberQuery<readonly Voucher[]>(({ gateways }) => ({
  queryKey: ['vouchers'],
  read: (signal) => gateways.vouchers.list({ signal }),
  schema: walletSchema,
}));

function Wallet() {
  const { global } = useSession();
  const { read } = useLanguage();
  const query = useGatewayQuery(walletQuery);
  return (
    <>
      <QueryList
        query={query}
        skeleton={<TextSkeleton />}
        empty={<EmptyState title="Belum ada voucher" />}
        keyOf={({ id }) => id}
      >
        {({ title }) => <p>{read(title)}</p>}
      </QueryList>
      <Button variant="quiet" onClick={() => global.set(BUDI)}>
        Budi
      </Button>
    </>
  );
}

/** The wallet of a person, in a world that is arranged for the story. */
function wallet(arrange: (world: MemoryWorld) => void, login: typeof AYU | typeof NOBODY = AYU) {
  function open() {
    const world = createMemoryWorld();
    arrange(world);
    const product = composeInMemory({ route: '/mine/vouchers', world });
    product.app.session.global.set(login);
    return product;
  }
  return {
    decorators: [inFrame(open)],
    render: () => (
      <Page title="Voucher">
        <MemberOnly>
          <Wallet />
        </MemberOnly>
      </Page>
    ),
  } satisfies Story;
}

/** What Ayu's screens read before. */
function store({ local, clock }: MemoryWorld): void {
  const reads = openStoredReads({
    storage: local,
    userId: () => AYU.userInfo.id,
    now: () => clock.now(),
  });
  reads.keep('["vouchers","ayu"]', WALLET);
}

export const Loading: Story = wallet(({ gateways }) =>
  gateways.vouchers.calls.list.always({ kind: 'never' }),
);

export const List: Story = {
  ...wallet(({ gateways }) =>
    gateways.vouchers.calls.list.always({ kind: 'answered', value: WALLET }),
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await expect(canvas.queryByRole('button', { name: RETRY })).toBeNull();
  },
};

export const Empty: Story = {
  ...wallet(({ gateways }) => gateways.vouchers.calls.list.always({ kind: 'answered', value: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada voucher')).toBeVisible();
  },
};

export const Failed: Story = {
  ...wallet(({ gateways }) => gateways.vouchers.calls.list.always({ kind: 'unreachable' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: RETRY })).toBeVisible();
  },
};

export const FailedAtFirst: Story = {
  ...wallet(({ gateways }) => {
    gateways.vouchers.calls.list.next({ kind: 'unreachable' });
    gateways.vouchers.calls.list.always({ kind: 'answered', value: WALLET });
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: RETRY }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
  },
};

/** The retry stays, busy, for the keyboard. */
export const Retrying: Story = {
  ...wallet(({ gateways }) => {
    gateways.vouchers.calls.list.next({ kind: 'unreachable' });
    gateways.vouchers.calls.list.always({ kind: 'never' });
  }),
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: RETRY });
    await userEvent.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
    await expect(retry).toHaveFocus();
  },
};

/** What is stored shows at once, and stays while nothing newer can be read. */
export const FromStorage: Story = {
  ...wallet((world) => {
    store(world);
    world.gateways.vouchers.calls.list.always({ kind: 'unreachable' });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/WIB/)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const FromStorageAtFirst: Story = {
  ...wallet((world) => {
    store(world);
    const { list: listVouchers } = world.gateways.vouchers.calls;
    listVouchers.next({ kind: 'unreachable' });
    listVouchers.always({ kind: 'answered', value: WALLET.slice(1) });
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(await canvas.findByRole('button', { name: RETRY }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.queryByRole('button', { name: RETRY })).toBeNull();
  },
};

/** The backend's word counts more than what is stored. */
export const NoMore: Story = {
  ...wallet((world) => {
    store(world);
    world.gateways.vouchers.calls.list.always({ kind: 'refused', code: RESPONSE_CODE.notFound });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
  },
};

/** Each user has a wallet of their own. */
export const AnotherUser: Story = {
  ...wallet(({ gateways }) =>
    gateways.vouchers.calls.list.next(
      { kind: 'answered', value: WALLET },
      { kind: 'answered', value: WALLET.slice(1) },
    ),
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Budi' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
  },
};

export const LoggedOut: Story = wallet(() => {}, NOBODY);
