import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CommitField } from './commit-field.tsx';

const meta = {
  component: CommitField,
  args: {
    label: 'Versi aplikasi',
    value: '3.3.0',
    pattern: '\\d+\\.\\d+\\.\\d+',
    invalidText: 'Tulis versi seperti 3.3.0',
    onCommit: fn(),
  },
} satisfies Meta<typeof CommitField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CommitsOnEnter: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Versi aplikasi');
    await userEvent.clear(input);
    await userEvent.type(input, '3.4.1');
    await expect(args.onCommit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith('3.4.1');
  },
};

export const CommitsWhenLeft: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Versi aplikasi'), '7');
    await userEvent.tab();
    await expect(args.onCommit).toHaveBeenLastCalledWith('3.3.07');
  },
};

export const KeepsAnInvalidText: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Versi aplikasi');
    await userEvent.type(input, '.{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Tulis versi seperti 3.3.0');
    await expect(input).toHaveValue('3.3.0.');
    await expect(args.onCommit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('3.3.0');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const LongTexts: Story = {
  args: {
    label: 'Versi aplikasi yang terpasang pada ponsel pelanggan',
    hint: 'Versi lama tidak mengenal panggilan yang baru, sehingga sebagian fitur tidak tersedia.',
  },
};

export const Chinese: Story = { args: { label: '应用版本', hint: '回车后生效。' } };
