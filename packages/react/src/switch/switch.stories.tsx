import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from './switch.tsx';

const meta = {
  component: Switch,
  args: { label: 'Kabari saya soal promo', checked: false, onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('switch', { name: args.label })).not.toBeChecked();
    await userEvent.click(canvas.getByText(args.label));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const On: Story = {
  args: { checked: true, hint: 'Paling banyak dua pesan seminggu.' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('switch');
    await expect(input).toBeChecked();
    await expect(input).toHaveAccessibleDescription('Paling banyak dua pesan seminggu.');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch'), { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongTexts: Story = {
  args: {
    label: 'Kabari saya lewat pesan singkat setiap kali ada voucher yang hampir berakhir',
    hint: 'Pesan dikirim paling lambat tiga hari sebelum voucher berakhir, pada jam kerja.',
  },
};

export const Chinese: Story = { args: { label: '接收优惠通知', hint: '每周最多两条。' } };
