import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ScaleField } from './scale-field.tsx';

const meta = {
  component: ScaleField,
  args: {
    label: 'Semanis apa?',
    steps: 5,
    lowest: 'Tanpa gula',
    highest: 'Manis banget',
    value: 2,
    onChange: fn(),
  },
} satisfies Meta<typeof ScaleField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Semanis apa?' })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    await expect(canvas.getByRole('radio', { name: '2' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /1.*Tanpa gula/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByRole('radio', { name: /5.*Manis banget/ })).not.toBeChecked();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '2' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
};

export const WithError: Story = {
  args: { value: null, error: 'Pilih angkanya dulu' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Pilih angkanya dulu');
  },
};

/** The numbers take a second row rather than become too small for a thumb. */
export const TenSteps: Story = { args: { steps: 10, value: 10 } };

export const LongTexts: Story = {
  args: {
    lowest: 'Sama sekali tidak mungkin aku ajak teman ke sini',
    highest: 'Pasti aku ajak semua teman dan keluargaku',
  },
};

export const Chinese: Story = {
  args: { label: '喜欢多甜？', lowest: '无糖', highest: '很甜' },
};
