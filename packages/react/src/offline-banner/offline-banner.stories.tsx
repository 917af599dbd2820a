import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { OfflineBanner } from './offline-banner.tsx';

function setOnline(online: boolean): void {
  spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

const meta = {
  component: OfflineBanner,
  args: { label: 'Kamu sedang offline' },
  beforeEach: () => setOnline(true),
} satisfies Meta<typeof OfflineBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GoesAndComes: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    setOnline(false);
    await waitFor(() => expect(region).toHaveTextContent('Kamu sedang offline'));
    setOnline(true);
    await waitFor(() => expect(region).toBeEmptyDOMElement());
  },
};

export const Offline: Story = { beforeEach: () => setOnline(false) };

export const LongText: Story = {
  beforeEach: () => setOnline(false),
  args: { label: 'Tidak ada koneksi internet. Voucher yang sudah dibuka tetap bisa kamu lihat.' },
};

export const Chinese: Story = {
  beforeEach: () => setOnline(false),
  args: { label: '当前没有网络连接' },
};
