import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import file from './confetti.lottie.json';
import { Confetti } from './confetti.tsx';

const tapped = fn();

/** What is celebrated, beneath the confetti. */
function Celebration() {
  return (
    <div style={{ position: 'relative', minHeight: '22rem', textAlign: 'center' }}>
      <Confetti />
      <h1 style={{ paddingBlock: 'var(--space-12)' }}>Selamat!</h1>
      <Button onClick={tapped}>Lihat hadiah</Button>
    </div>
  );
}

const meta = { component: Celebration } satisfies Meta<typeof Celebration>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The player's picture comes after the still's. */
function petalsIn(canvasElement: HTMLElement) {
  const [still, playing] = canvasElement.querySelectorAll('[aria-hidden] svg');
  return { still, playing };
}

export const Falls: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(JSON.stringify(file).length).toBeLessThan(10_000);
    await waitFor(() => expect(petalsIn(canvasElement).playing).toBeVisible());
    await expect(petalsIn(canvasElement).still).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(tapped).toHaveBeenCalled();
  },
};

export const ReducedMotion: Story = {
  beforeEach: () => {
    const matching = window.matchMedia('(min-width: 1px)');
    spyOn(window, 'matchMedia').mockReturnValue(matching);
  },
  play: async ({ canvasElement }) => {
    await expect(petalsIn(canvasElement).still).toBeVisible();
    await expect(petalsIn(canvasElement).playing).toBeUndefined();
  },
};
