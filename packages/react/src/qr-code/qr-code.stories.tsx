import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './qr-code.tsx';

const meta = {
  component: QrCode,
  args: { value: 'VC7K2M9QX4T8B1ZP', label: 'Kode QR voucher' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Voucher: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Kode QR voucher' });
    const ground = picture.querySelector('rect');
    const modules = picture.querySelector('path');
    if (!ground || !modules) throw new Error('Expected a ground and modules.');
    await expect(getComputedStyle(ground).fill).toBe('rgb(255, 255, 255)');
    await expect(getComputedStyle(modules).fill).toBe('rgb(0, 0, 0)');
    const { width, height } = picture.getBoundingClientRect();
    await expect(width).toBe(height);
  },
};

export const LongPayload: Story = {
  args: {
    value: `00020101021226570011ID.QRIS.WWW0118936000000000000000${'0'.repeat(120)}6304ABCD`,
    label: 'QRIS',
  },
};
