import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ScannerView } from './scanner-view.tsx';

let video: HTMLVideoElement | null = null;

const meta = {
  component: ScannerView,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onClose: fn(),
    title: 'Pindai QR',
    closeLabel: 'Tutup',
    hint: 'Arahkan kamera ke QR di meja panitia',
    stream: null,
    fileLabel: 'Pilih dari galeri',
    onFile: fn(),
    videoRef: (element: HTMLVideoElement | null) => {
      video = element;
    },
  },
} satisfies Meta<typeof ScannerView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a camera would show: a table with a code on it. */
function paintedStream(): MediaStream {
  const canvas = document.createElement('canvas');
  canvas.width = 480;
  canvas.height = 640;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Expected a canvas.');
  const stream = canvas.captureStream(5);
  context.fillStyle = '#8a6a4f';
  context.fillRect(0, 0, 480, 640);
  context.fillStyle = '#fff';
  context.fillRect(140, 220, 200, 200);
  context.fillStyle = '#000';
  for (let cell = 0; cell < 100; cell += 3) {
    context.fillRect(150 + (cell % 10) * 18, 230 + Math.floor(cell / 10) * 18, 18, 18);
  }
  return stream;
}

export const WithCamera: Story = {
  args: { stream: paintedStream() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Pindai QR' })).toBeVisible();
    await expect(video?.srcObject).toBe(args.stream);
    await waitFor(() => expect(video?.videoWidth).toBe(480));
  },
};

export const WithoutCamera: Story = {
  args: { hint: 'Kamera tidak bisa dipakai. Pilih foto QR dari galeri.' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Kamera tidak bisa dipakai');
    const file = new File(['qr'], 'qr.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Pilih dari galeri'), file);
    await expect(args.onFile).toHaveBeenLastCalledWith(file);
  },
};

export const Closes: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tutup' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongTexts: Story = {
  args: {
    title: 'Pindai QR untuk mengambil hadiah acara komunitas',
    hint: 'Arahkan kamera ke QR yang ditunjukkan panitia di meja pendaftaran, jangan terlalu dekat',
    fileLabel: 'Pilih foto QR dari galeri',
  },
};

export const Chinese: Story = {
  args: { title: '扫码', closeLabel: '关闭', hint: '将二维码放入框内', fileLabel: '从相册选择' },
};
