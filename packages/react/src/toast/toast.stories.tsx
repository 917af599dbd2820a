import { TOAST_DURATION_MS } from '@cangkir/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { holdTime, passTime } from '../testing/story-time.ts';
import { type ToastMessage, ToastProvider, useToast } from './toast.tsx';

function Opener(toast: ToastMessage) {
  const show = useToast();
  return <Button onClick={() => show(toast)}>Tampilkan</Button>;
}

/** Where a screen reader hears the messages of a tone. */
function regionOf(canvas: HTMLElement, politeness: 'polite' | 'assertive') {
  return canvas.querySelector(`[aria-live="${politeness}"]`);
}

const meta = {
  component: Opener,
  decorators: [
    (Story) => (
      <div style={{ minHeight: '12rem' }}>
        <ToastProvider>
          <Story />
        </ToastProvider>
      </div>
    ),
  ],
  args: { message: 'Kode disalin' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
} satisfies Meta<typeof Opener>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { message: 'Kode baru sudah dikirim' } };

export const Success: Story = {
  args: { tone: 'success' },
  play: async ({ canvas, canvasElement }) => {
    const region = regionOf(canvasElement, 'polite');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(region).toHaveTextContent('Kode disalin');
    await expect(regionOf(canvasElement, 'assertive')).toBeEmptyDOMElement();
  },
};

export const Fail: Story = {
  args: { tone: 'fail', message: 'Kode tidak dapat disalin' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(regionOf(canvasElement, 'assertive')).toHaveTextContent(
      'Kode tidak dapat disalin',
    );
    await expect(regionOf(canvasElement, 'polite')).toBeEmptyDOMElement();
  },
};

export const GoesAway: Story = {
  beforeEach: holdTime,
  play: async ({ canvas, canvasElement }) => {
    const region = regionOf(canvasElement, 'polite');
    await userEvent.click(canvas.getByRole('button'));
    await passTime(TOAST_DURATION_MS - 500);
    await expect(region).toHaveTextContent('Kode disalin');
    await passTime(500);
    await waitFor(() => expect(region).toBeEmptyDOMElement());
  },
};

export const LongText: Story = {
  args: { message: 'Yah, sekarang belum waktunya klaim. Coba lagi besok pukul 08.00 WIB, ya.' },
};

export const Chinese: Story = { args: { tone: 'fail', message: '哎呀，优惠券已经领完了' } };
