import type { Meta, StoryObj } from '@storybook/react-vite';
import lottie from 'lottie-web/build/player/lottie_light';
import { useState } from 'react';
import { expect, fn, mocked, spyOn, userEvent, waitFor } from 'storybook/test';
import StampedTicketPicture from '../picture/stamped-ticket.svg?react';
import { Animation, type AnimationProps } from './animation.tsx';

const meta: Meta<typeof Animation> = {
  component: Animation,
  args: {
    load: fn(() => import('../picture/stamped-ticket.lottie.json')),
    still: <StampedTicketPicture />,
  },
  beforeEach: () => {
    spyOn(lottie, 'loadAnimation');
  },
};

export default meta;
type Story = StoryObj<typeof Animation>;

/** The player's picture comes after the still's. */
function playedIn(canvasElement: HTMLElement): Element | undefined {
  return [...canvasElement.querySelectorAll('svg')].at(1);
}

function stillOf(canvasElement: HTMLElement): Element {
  const still = canvasElement.querySelector('svg');
  if (!still) throw new Error('Expected a still.');
  return still;
}

/** Resolves once all earlier observers have heard what is on the screen: they hear in the order of their creation. */
function intersectionsObserved(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
}

function askForReducedMotion(): void {
  const matching = window.matchMedia('(min-width: 1px)');
  spyOn(window, 'matchMedia').mockReturnValue(matching);
}

export const PlaysOnce: Story = {
  play: async ({ canvasElement }) => {
    const { height } = canvasElement.getBoundingClientRect();
    await waitFor(() => expect(playedIn(canvasElement)).toBeVisible());
    await expect(stillOf(canvasElement)).not.toBeVisible();
    await waitFor(() => expect(newestPlayer().currentFrame).toBe(newestPlayer().totalFrames - 1));
    await expect(newestPlayer().isPaused).toBe(true);
    await expect(canvasElement.getBoundingClientRect().height).toBe(height);
  },
};

export const Loop: Story = {
  args: { loop: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(playedIn(canvasElement)).toBeVisible());
    const moved = playedIn(canvasElement)?.innerHTML;
    await waitFor(() => expect(playedIn(canvasElement)?.innerHTML).not.toBe(moved));
    await waitFor(() => expect(newestPlayer().playCount).toBeGreaterThan(0));
    await expect(newestPlayer().isPaused).toBe(false);
  },
};

export const Labelled: Story = {
  args: { label: 'Voucher berhasil diklaim' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Voucher berhasil diklaim' })).toBeVisible();
  },
};

export const ReducedMotion: Story = {
  beforeEach: askForReducedMotion,
  play: async ({ canvasElement, args }) => {
    await expect(stillOf(canvasElement)).toBeVisible();
    await expect(args.load).not.toHaveBeenCalled();
  },
};

export const DoesNotLoad: Story = {
  args: { load: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(stillOf(canvasElement)).toBeVisible());
    await expect(playedIn(canvasElement)).toBeUndefined();
  },
};

export const NotThere: Story = {
  args: { load: async () => null },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(stillOf(canvasElement)).toBeVisible());
  },
};

let bring = () => {};
let arrival: ReturnType<AnimationProps['load']>;

export const StillFirst: Story = {
  args: { isStillFirst: true, loop: true, load: () => arrival },
  beforeEach: () => {
    arrival = new Promise((resolve) => {
      bring = () => resolve(import('../picture/stamped-ticket.lottie.json'));
    });
  },
  play: async ({ canvasElement }) => {
    await intersectionsObserved(canvasElement);
    await expect(stillOf(canvasElement)).toBeVisible();
    const { height } = canvasElement.getBoundingClientRect();
    bring();
    await waitFor(() => expect(playedIn(canvasElement)).toBeVisible());
    await expect(stillOf(canvasElement)).not.toBeVisible();
    await expect(canvasElement.getBoundingClientRect().height).toBe(height);
  },
};

/** The player takes the file, and cannot draw a layer of it. */
export const Garbled: Story = {
  args: {
    isStillFirst: true,
    load: async () => ({
      default: { v: '5.13.0', fr: 30, ip: 0, op: 60, w: 240, h: 180, layers: [{ ty: 4 }] },
    }),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(lottie.loadAnimation).toHaveBeenCalled());
    await expect(stillOf(canvasElement)).toBeVisible();
    await waitFor(() => expect(playedIn(canvasElement)).not.toBeVisible());
  },
};

/** Nothing loads before a scroll brings the stage near, and nothing moves once it has left the screen. */
export const BelowTheScreen: Story = {
  args: { loop: true },
  render: (args) => (
    <div style={{ paddingBlock: '200vh' }}>
      <Animation {...args} />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    await intersectionsObserved(canvasElement);
    await expect(args.load).not.toHaveBeenCalled();

    stillOf(canvasElement).scrollIntoView({ block: 'center' });
    await waitFor(() => expect(playedIn(canvasElement)).toBeVisible());
    await waitFor(() => expect(newestPlayer().isPaused).toBe(false));

    window.scrollTo(0, 0);
    await waitFor(() => expect(newestPlayer().isPaused).toBe(true));
  },
};

export const PageHidden: Story = {
  args: { loop: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(playedIn(canvasElement)).toBeVisible());
    await waitFor(() => expect(newestPlayer().isPaused).toBe(false));
    const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(newestPlayer().isPaused).toBe(true);
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(newestPlayer().isPaused).toBe(false);
  },
};

const app = new EventTarget();
let isPaused = false;

function pauseApp(next: boolean): void {
  isPaused = next;
  app.dispatchEvent(new Event('change'));
}

/** What hides the page need not be the browser. */
export const AppPaused: Story = {
  args: {
    loop: true,
    visibility: {
      isHidden: () => isPaused,
      subscribe(listener) {
        app.addEventListener('change', listener);
        return () => app.removeEventListener('change', listener);
      },
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(playedIn(canvasElement)).toBeVisible());
    await waitFor(() => expect(newestPlayer().isPaused).toBe(false));
    pauseApp(true);
    await expect(newestPlayer().isPaused).toBe(true);
    pauseApp(false);
    await expect(newestPlayer().isPaused).toBe(false);
  },
};

export const Removed: Story = {
  args: { loop: true },
  render: (args) => <Removable {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(playedIn(canvasElement)).toBeVisible());
    const destroy = spyOn(newestPlayer(), 'destroy');
    await userEvent.click(canvas.getByRole('button'));
    await expect(destroy).toHaveBeenCalledOnce();
  },
};

function Removable(args: AnimationProps) {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(false)}>
        Tutup
      </button>
      {shown ? <Animation {...args} /> : null}
    </>
  );
}

function newestPlayer() {
  const result = mocked(lottie.loadAnimation).mock.results.at(-1);
  if (result?.type !== 'return') throw new Error('Expected a player.');
  return result.value;
}
