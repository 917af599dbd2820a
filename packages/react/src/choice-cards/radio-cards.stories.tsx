import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioCards } from './radio-cards.tsx';

const meta = {
  component: RadioCards,
  args: {
    label: 'Cara bayar',
    cards: [
      { value: 'qris', label: 'QRIS' },
      { value: 'stored', label: 'Saldo' },
    ],
    value: 'qris',
    onChange: fn(),
  },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Cara bayar' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'QRIS' })).toBeChecked();
    await userEvent.click(canvas.getByText('Saldo'));
    await expect(args.onChange).toHaveBeenLastCalledWith('stored');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'QRIS' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('stored');
  },
};

export const NothingChosen: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

export const WithError: Story = {
  args: { value: null, error: 'Pilih cara bayarnya dulu' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(args.error ?? '');
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.error ?? '');
  },
};

export const LongTexts: Story = {
  args: {
    cards: [
      {
        value: 'qris',
        label:
          'QRIS: simpan gambarnya, lalu buka lewat menu pindai di aplikasi bank yang kamu pakai',
      },
    ],
  },
};

export const Chinese: Story = {
  args: {
    label: '支付方式',
    cards: [{ value: 'qris', label: '二维码支付' }],
  },
};
