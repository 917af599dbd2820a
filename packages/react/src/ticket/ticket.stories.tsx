import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount } from '../amount/amount.tsx';
import { Button } from '../button/button.tsx';
import { Hero } from '../hero/hero.tsx';
import HotCoffeePicture from '../picture/hot-coffee.svg?react';
import { Loading } from '../skeleton/skeleton.tsx';
import { Stamp } from '../stamp/stamp.tsx';
import { Ticket, TicketSkeleton } from './ticket.tsx';

const meta = {
  component: Ticket,
  args: {
    valueLabel: 'Hemat',
    value: <Amount>Rp25.000</Amount>,
    title: 'Diskon semua minuman kopi',
    details: 'Min. belanja Rp50.000',
    date: 'Berlaku sampai 30 September 2026',
  },
} satisfies Meta<typeof Ticket>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Diskon semua minuman kopi',
    );
    await expect(canvas.getByRole('article')).toHaveTextContent('Rp25.000');
  },
};

/** A free item: what it is worth stands small beside it. */
export const Free: Story = {
  args: {
    valueLabel: undefined,
    value: 'GRATIS',
    worth: 'senilai Rp18.000',
    title: 'Iced Americano',
  },
};

/** The stamp hangs over the edge: it must not lie on the value, whatever the language. */
export const Claimed: Story = {
  args: {
    value: <Amount>Rp1.250.000</Amount>,
    stamp: <Stamp tone="notStarted" label="Belum berlaku" />,
  },
  play: async ({ canvas }) => {
    const stamp = canvas.getByText('Belum berlaku').getBoundingClientRect();
    const value = canvas.getByText('Rp1.250.000').getBoundingClientRect();
    await expect(stamp.bottom).toBeLessThanOrEqual(value.top + 1);
  },
};

export const Used: Story = {
  args: {
    stamp: <Stamp tone="used" label="Terpakai" />,
    isSpent: true,
    date: 'Dipakai 4 September 2026, 14.54',
  },
};

export const Ended: Story = {
  args: {
    stamp: <Stamp tone="ended" label="Sudah lewat" />,
    isSpent: true,
    date: 'Sudah berakhir 31 Agustus 2026',
  },
};

export const NotStarted: Story = {
  args: {
    stamp: <Stamp tone="notStarted" label="Belum mulai" />,
    date: 'Mulai 10 September 2026, 00.00 WIB',
  },
};

export const WithAction: Story = { args: { action: <Button variant="quiet">Pakai</Button> } };

/** The link's name is the text of the ticket. */
export const InLink: Story = {
  args: { isInLink: true },
  render: (args) => (
    <a href="#ticket">
      <Ticket {...args} />
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(
      /Hemat Rp25\.000 Diskon semua minuman/,
    );
  },
};

export const Large: Story = {
  args: { size: 'large', level: 1, stamp: <Stamp tone="claimed" label="Siap dipakai" /> },
};

export const OnHero: Story = {
  args: { size: 'large', level: 1 },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ padding: 'var(--space-4)' }}>
      <Hero picture={<HotCoffeePicture />}>
        <p>Khusus pengguna baru</p>
        <Ticket {...args} />
      </Hero>
    </div>
  ),
};

export const LongTexts: Story = {
  args: {
    value: <Amount>Rp1.250.000</Amount>,
    title: 'Potongan harga untuk pembelian paket kopi susu gula aren ukuran besar bersama teman',
    details:
      'Berlaku untuk semua minuman kopi dan nonkopi, min. 2 produk & min. belanja Rp2.500.000 di gerai yang berpartisipasi',
    date: 'Berlaku mulai 10 September 2026 pukul 00.00 sampai 30 September 2026 pukul 23.59 WIB',
    stamp: <Stamp tone="notStarted" label="Belum bisa dipakai" />,
    action: <Button variant="quiet">Lihat semua</Button>,
  },
};

export const Chinese: Story = {
  args: {
    valueLabel: '立减',
    title: '全部咖啡饮品',
    details: '满 Rp50.000 可用',
    date: '有效期至 2026年9月30日',
    stamp: <Stamp tone="claimed" label="可使用" />,
  },
};

/** The ticket must not move the content below when it appears. */
export const LoadingInPlace: Story = {
  render: (args) => (
    <>
      <Loading label="Memuat voucher…">
        <TicketSkeleton />
      </Loading>
      <Ticket {...args} title="Kopi pagi" date="Sampai 30 September" />
    </>
  ),
  play: async ({ canvas }) => {
    const height = (element: Element) => element.getBoundingClientRect().height;
    const ticket = canvas.getByRole('article');
    const skeleton = canvas.getByRole('status').closest('[aria-busy]')?.lastElementChild;
    if (!skeleton) throw new Error('Expected the shape of a ticket.');
    await expect(Math.abs(height(skeleton) - height(ticket))).toBeLessThanOrEqual(2);
  },
};
