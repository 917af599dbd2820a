import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceTag } from './price-tag.tsx';

const meta = {
  component: PriceTag,
  args: {
    price: 'Rp75.000',
    priceLabel: 'Harga',
    worth: { amount: 'Rp110.000', label: 'Nilai asli', saving: 'Hemat 32%' },
  },
} satisfies Meta<typeof PriceTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BelowItsWorth: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Harga Rp75.000Nilai asli Rp110.000Hemat 32%');
  },
};

export const PriceAlone: Story = {
  render: ({ price, priceLabel }) => <PriceTag price={price} priceLabel={priceLabel} />,
};

export const Large: Story = { args: { size: 'large' } };

export const Free: Story = {
  args: {
    size: 'large',
    price: 'GRATIS',
    worth: { amount: 'Rp18.000', label: 'Nilai asli' },
  },
};

export const Wraps: Story = {
  args: {
    size: 'large',
    price: 'Rp12.750.000',
    worth: { amount: 'Rp18.250.000', label: 'Nilai asli', saving: 'Hemat Rp5.500.000 hari ini' },
  },
};

export const Chinese: Story = {
  args: { priceLabel: '价格', worth: { amount: 'Rp110.000', label: '原价', saving: '省32%' } },
};
