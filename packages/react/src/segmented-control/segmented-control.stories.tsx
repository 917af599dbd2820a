import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl } from './segmented-control.tsx';

const meta = {
  component: SegmentedControl,
  args: {
    label: 'Cara ambil',
    options: [
      { value: 'pickUp', label: 'Ambil sendiri' },
      { value: 'delivery', label: 'Diantar' },
    ],
    value: 'pickUp',
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Cara ambil' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Ambil sendiri' })).toBeChecked();
    await userEvent.click(canvas.getByText('Diantar'));
    await expect(args.onChange).toHaveBeenLastCalledWith('delivery');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Ambil sendiri' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('delivery');
  },
};

export const LongTexts: Story = {
  args: {
    label: 'Cara kamu ingin menerima pesanan pada jam makan siang',
    options: [
      { value: 'pickUp', label: 'Ambil sendiri di kedai terdekat' },
      { value: 'delivery', label: 'Diantar ke alamat tersimpan' },
    ],
  },
};

export const Chinese: Story = {
  args: {
    label: '取餐方式',
    options: [
      { value: 'pickUp', label: '到店自取' },
      { value: 'delivery', label: '外送' },
    ],
  },
};
