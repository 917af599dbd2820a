import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckboxCards } from './checkbox-cards.tsx';

const meta = {
  component: CheckboxCards,
  args: {
    label: 'Kapan kamu ngopi?',
    cards: [
      { value: 'morning', label: 'Pagi' },
      { value: 'evening', label: 'Malam' },
    ],
    values: ['morning'],
    onChange: fn(),
  },
} satisfies Meta<typeof CheckboxCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Kapan kamu ngopi?' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Pagi' })).toBeChecked();
    await userEvent.click(canvas.getByText('Malam'));
    await expect(args.onChange).toHaveBeenLastCalledWith('evening', true);
    await userEvent.click(canvas.getByText('Pagi'));
    await expect(args.onChange).toHaveBeenLastCalledWith('morning', false);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Malam' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('evening', true);
  },
};

export const WithError: Story = {
  args: { values: [], error: 'Pilih minimal satu' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Pilih minimal satu');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Pilih minimal satu');
  },
};

export const LongTexts: Story = {
  args: {
    label: 'Kapan saja biasanya kamu minum kopi di hari kerja, dan kapan di akhir pekan?',
    cards: [
      { value: 'morning', label: 'Pagi-pagi sekali sebelum berangkat ke kantor naik kereta' },
    ],
  },
};

export const Chinese: Story = {
  args: { label: '你什么时候喝咖啡？', cards: [{ value: 'morning', label: '早上' }] },
};
