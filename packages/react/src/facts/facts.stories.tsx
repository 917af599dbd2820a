import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { Loading } from '../skeleton/skeleton.tsx';
import { Facts, FactsSkeleton } from './facts.tsx';

const meta = {
  component: Facts,
  args: {
    facts: [
      { icon: <Icon name="cup" />, label: 'Berlaku untuk', value: 'Semua minuman kopi' },
      { icon: <Icon name="receipt" />, label: 'Minimum belanja', value: 'Rp50.000' },
      { icon: <Icon name="calendar" />, label: 'Masa berlaku', value: '2 minggu setelah klaim' },
      { icon: <Icon name="store" />, label: 'Tempat', value: 'Semua kedai, kecuali bandara' },
    ],
  },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAVoucher: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(['Berlaku untuk', 'Minimum belanja', 'Masa berlaku', 'Tempat']);
    await expect(canvas.getAllByRole('definition').at(1)).toHaveTextContent('Rp50.000');
  },
};

export const LongTexts: Story = {
  args: {
    facts: [
      {
        icon: <Icon name="store" />,
        label: 'Tempat pemakaian voucher pada jam buka setiap kedai yang ikut serta',
        value:
          'Semua kedai di Jakarta, Bogor, Depok, Tangerang, dan Bekasi, kecuali bandara dan stasiun',
      },
    ],
  },
};

export const Chinese: Story = {
  args: { facts: [{ icon: <Icon name="receipt" />, label: '最低消费', value: 'Rp50.000' }] },
};

export const LoadingInPlace: Story = {
  render: () => (
    <Loading label="Memuat">
      <FactsSkeleton count={3} />
    </Loading>
  ),
};
