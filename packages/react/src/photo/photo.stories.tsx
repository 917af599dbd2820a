import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Photo } from './photo.tsx';

/** A sunrise over a hill. */
const SUNRISE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#e8a33d"/><circle cx="320" cy="250" r="90" fill="#fbf0e0"/><path d="M0 360V260q320-90 640 0v100Z" fill="#1f7a5c"/></svg>',
)}`;

const meta = {
  component: Photo,
  args: { src: SUNRISE, alt: 'Matahari terbit di kebun kopi', width: 640, height: 360 },
} satisfies Meta<typeof Photo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const photo = canvas.getByRole('img', { name: 'Matahari terbit di kebun kopi' });
    await expect(photo).toHaveAttribute('loading', 'lazy');
    // Holds before the file arrives, too.
    await expect(getComputedStyle(photo).aspectRatio).toBe('auto 640 / 360');
  },
};

export const Eager: Story = {
  args: { isEager: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager');
  },
};

export const Failed: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    const place = canvas.getByRole('img', { name: 'Matahari terbit di kebun kopi' });
    await expect(place.clientWidth / place.clientHeight).toBeCloseTo(640 / 360, 1);
  },
};
