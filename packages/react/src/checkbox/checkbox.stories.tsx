import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { label: 'Alamat ini sudah benar', checked: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Alamat ini sudah benar' });
    await expect(box).not.toBeChecked();
    await expect(box.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByText('Alamat ini sudah benar'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const Checked: Story = {
  args: { checked: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const WithLink: Story = {
  args: {
    label: (
      <>
        Saya setuju dengan <a href="#syarat">syarat layanan</a>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('checkbox', { name: 'Saya setuju dengan syarat layanan' }),
    ).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'syarat layanan' })).toHaveFocus();
  },
};

export const WithError: Story = {
  args: { error: 'Setujui dulu syaratnya untuk lanjut' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(args.error ?? '');
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.error ?? '');
  },
};

export const Disabled: Story = {
  args: { checked: true, disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'), { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongTexts: Story = {
  args: {
    label:
      'Saya sudah membaca dan menyetujui syarat layanan serta kebijakan privasi, dan bersedia dihubungi tentang pengiriman hadiah',
    error: 'Setujui dulu syarat layanan dan kebijakan privasinya supaya hadiah bisa dikirim',
  },
};

export const Chinese: Story = { args: { label: '我已阅读并同意服务条款', checked: true } };
