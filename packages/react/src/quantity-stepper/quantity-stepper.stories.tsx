import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Controlled } from '../testing/controlled.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

const meta = {
  component: QuantityStepper,
  render: (args) => (
    <Controlled initial={args.value} onChange={args.onChange}>
      {(value, onChange) => <QuantityStepper {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
  args: {
    label: 'Jumlah paket',
    decreaseLabel: 'Kurangi',
    increaseLabel: 'Tambah',
    value: 2,
    min: 1,
    max: 3,
    onChange: fn(),
  },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Between: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Jumlah paket' })).toBeVisible();
    const increase = canvas.getByRole('button', { name: 'Tambah' });
    await expect(increase.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.click(increase);
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('status', { name: 'Jumlah paket' })).toHaveTextContent('3');
  },
};

export const InTwos: Story = {
  args: { value: 98, min: 2, max: 100, step: 2 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tambah' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
    await userEvent.click(canvas.getByRole('button', { name: 'Kurangi' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(98);
  },
};

export const AtTheMaximum: Story = {
  args: { value: 3 },
  play: async ({ canvas, args }) => {
    const increase = canvas.getByRole('button', { name: 'Tambah' });
    await expect(increase).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(increase);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(increase).toHaveFocus();
  },
};

export const AtTheMinimum: Story = {
  args: { value: 1 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kurangi' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ThreeDigits: Story = { args: { value: 120, max: 999 } };

export const Chinese: Story = {
  args: { label: '数量', decreaseLabel: '减少', increaseLabel: '增加' },
};
