import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { WalletCard } from './wallet-card.tsx';

const meta = {
  component: WalletCard,
  args: { tone: 'espresso', label: 'Saldo', children: 'Rp1.600.000', foot: 'Maks. Rp2.000.000' },
} satisfies Meta<typeof WalletCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Espresso: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rp1.600.000')).toBeVisible();
  },
};

export const Pandan: Story = {
  args: { tone: 'pandan', label: 'Kartu Hak', status: <Badge tone="brand">Aktif</Badge> },
};

export const Aren: Story = { args: { tone: 'aren', label: 'Gift card' } };

export const LongTexts: Story = {
  args: {
    label: 'Kartu keanggotaan setengah tahun penuh',
    children: 'Rp1.999.999.999',
    foot: 'Berlaku sampai 31 Desember 2026, 23.59 WIB, dan bisa diperpanjang kapan saja',
  },
};
