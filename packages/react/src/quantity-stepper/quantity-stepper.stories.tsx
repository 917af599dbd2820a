import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx';

function Controlled({ value: initial, onChange, ...rest }: QuantityStepperProps) {
  const [value, setValue] = useState(initial);
  return (
    <QuantityStepper
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  component: QuantityStepper,
  render: (args) => <Controlled {...args} />,
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
