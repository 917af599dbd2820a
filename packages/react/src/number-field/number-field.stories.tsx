import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberField } from './number-field.tsx';

const meta = {
  component: NumberField,
  args: {
    label: 'Jumlah gelas',
    min: 1,
    max: 20,
    value: 2,
    invalidText: 'Bilangan bulat dari 1 sampai 20',
    onCommit: fn(),
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Jumlah gelas' });
    await userEvent.clear(input);
    await userEvent.type(input, '12{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith(12);
  },
};

export const OutOfRange: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton');
    for (const text of ['21', '0', '1.5']) {
      await userEvent.clear(input);
      await userEvent.type(input, `${text}{Enter}`);
      await expect(canvas.getByRole('alert')).toHaveTextContent('dari 1 sampai 20');
    }
    await expect(args.onCommit).not.toHaveBeenCalled();
  },
};

export const Fractions: Story = {
  args: { step: 'any' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, '1.5{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith(1.5);
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongTexts: Story = {
  args: {
    label: 'Jumlah gelas untuk seluruh peserta pertemuan pagi ini',
    hint: 'Pesanan di atas sepuluh gelas butuh waktu lebih lama untuk disiapkan di kedai.',
  },
};

export const Chinese: Story = { args: { label: '杯数', hint: '最多20杯。' } };
