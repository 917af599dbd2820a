import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paintQr } from './paint-qr.ts';
import { drawQr, QrCode } from './qr-code.tsx';

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

/** The picture that a person saves has the modules that the screen shows, each of whole pixels. */
export const OnACanvas: Story = {
  play: async ({ args }) => {
    const { size, path } = drawQr(args.value);
    // Seven pixels a module, and three around the code.
    const painted = sheet(7 * size + 6);
    paintQr(painted, args.value, { x: 0, y: 0, side: 7 * size + 6 });
    await expect(new Set(pixels(painted))).toEqual(new Set([0, 255]));

    const shown = sheet(size);
    shown.fill(new Path2D(path));
    const reduced = sheet(size);
    reduced.imageSmoothingEnabled = false;
    reduced.drawImage(painted.canvas, 3, 3, 7 * size, 7 * size, 0, 0, size, size);
    await expect(pixels(reduced)).toEqual(pixels(shown));
  },
};

/** A white sheet with black ink. */
function sheet(size: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(size, size).getContext('2d');
  if (!context) throw new Error('Expected a browser that draws.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, size, size);
  context.fillStyle = 'black';
  return context;
}

function pixels(context: OffscreenCanvasRenderingContext2D): number[] {
  const { width, height } = context.canvas;
  return [...context.getImageData(0, 0, width, height).data];
}
