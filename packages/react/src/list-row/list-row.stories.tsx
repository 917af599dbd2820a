import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { Loading } from '../skeleton/skeleton.tsx';
import { List, ListRow, ListSkeleton } from './list-row.tsx';

const meta = {
  component: ListRow,
  render: (args) => (
    <List>
      <ListRow {...args} />
    </List>
  ),
  args: { title: 'Voucherku' },
} satisfies Meta<typeof ListRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsLink: Story = {
  args: {
    icon: <Icon name="ticket" />,
    detail: '2 voucher berakhir besok',
    href: '#/mine/vouchers',
    onClick: fn((event) => event.preventDefault()),
  },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: /Voucherku/ });
    await expect(link).toHaveAttribute('href', '#/mine/vouchers');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(link);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const AsButton: Story = {
  args: { icon: <Icon name="gift" />, title: 'Kirim hadiah', onClick: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Kirim hadiah' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Plain: Story = {
  args: { icon: <Icon name="points" />, title: 'Poin', trailing: '1.250' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** What a row leads to may not be known before the page stands. */
export const Waiting: Story = {
  args: { icon: <Icon name="receipt" />, title: 'Pesanan', 'data-tap': 'orders' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pesanan' })).toHaveAttribute(
      'data-tap',
      'orders',
    );
  },
};

export const Several: Story = {
  render: () => (
    <List>
      <ListRow
        icon={<Icon name="points" />}
        title="Poin"
        detail="120 poin hangus 30 September"
        trailing="1.250"
        href="#/"
      />
      <ListRow
        icon={<Icon name="ticket" />}
        title="Voucherku"
        trailing={<Badge tone="brand">3 siap pakai</Badge>}
        href="#/"
      />
      <ListRow icon={<Icon name="help" />} title="Bantuan" href="#/" />
    </List>
  ),
};

export const LongTexts: Story = {
  args: {
    icon: <Icon name="gift" />,
    title: 'Kirim hadiah kepada teman yang belum pernah memesan',
    detail: 'Teman kamu dapat satu gelas kopi susu gula aren pada pesanan pertamanya',
    trailing: 'Rp1.250.000.000',
    href: '#/',
  },
};

export const Chinese: Story = {
  args: { icon: <Icon name="ticket" />, title: '我的优惠券', detail: '2 张明天到期', href: '#/' },
};

export const LoadingRows: Story = {
  render: () => (
    <Loading label="Memuat…">
      <ListSkeleton count={3} />
    </Loading>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Memuat…');
  },
};
