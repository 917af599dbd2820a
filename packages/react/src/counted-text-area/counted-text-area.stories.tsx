import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Controlled } from '../testing/controlled.tsx';
import { holdTime, passTime } from '../testing/story-time.ts';
import { CountedTextArea, PAUSE_MS } from './counted-text-area.tsx';

const meta = {
  component: CountedTextArea,
  render: (args) => (
    <Controlled initial={args.value} onChange={args.onChange}>
      {(value, onChange) => <CountedTextArea {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
  args: {
    label: 'Ulasan kamu',
    value: '',
    onChange: fn(),
    countText: (count) => `${count} dari minimal 8 karakter`,
  },
} satisfies Meta<typeof CountedTextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ulasan kamu' }), 'Enak');
    await expect(args.onChange).toHaveBeenLastCalledWith('Enak');
    await expect(canvas.getByText('4 dari minimal 8 karakter')).toBeVisible();
  },
};

/** A family is one character to a person, and eleven to a string. */
export const Emoji: Story = {
  args: { value: '👨‍👩‍👧‍👦☕️👍🏽' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 dari minimal 8 karakter');
  },
};

/** The count changes at once, and is announced after a pause. */
export const Announced: Story = {
  beforeEach: holdTime,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await userEvent.type(canvas.getByRole('textbox'), 'Mantap');
    await expect(status).toHaveTextContent('0 dari minimal 8 karakter');
    await passTime(PAUSE_MS);
    await waitFor(() => expect(status).toHaveTextContent('6 dari minimal 8 karakter'));
  },
};

export const WithError: Story = {
  args: { value: 'Enak', error: 'Tulis minimal 8 karakter' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const LongTexts: Story = {
  args: {
    label: 'Ceritakan kopi favorit kamu dan kapan kamu paling suka meminumnya',
    hint: 'Ulasan tampil bersama nama depan kamu di halaman kampanye.',
    value:
      'Kopi susu gula aren tiap pagi sebelum naik kereta, dingin di siang hari, panas kalau hujan.',
  },
};

export const Chinese: Story = {
  args: { label: '写下你的评价', value: '很好喝', countText: (count) => `${count} 字，至少 8 字` },
};
