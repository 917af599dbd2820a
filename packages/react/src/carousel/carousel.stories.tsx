import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fireEvent, spyOn, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import CroissantPicture from '../picture/croissant.svg?react';
import IcedLattePicture from '../picture/iced-latte.svg?react';
import PackCupsPicture from '../picture/pack-cups.svg?react';
import { Loading } from '../skeleton/skeleton.tsx';
import { holdTime, passTime } from '../testing/story-time.ts';
import { Carousel, CarouselSkeleton, SLIDE_DURATION_MS } from './carousel.tsx';

function Banner({
  title,
  detail,
  picture,
}: Record<'title' | 'detail', string> & {
  readonly picture: ReactNode;
}) {
  return (
    <a
      href="#banner"
      style={{
        display: 'grid',
        gridTemplateColumns: '3fr 2fr',
        alignItems: 'center',
        gap: 'var(--space-2)',
        padding: 'var(--space-4)',
        borderRadius: 'var(--radius-lg)',
        background: 'var(--color-hero)',
        color: 'var(--color-on-hero)',
        textDecoration: 'none',
      }}
    >
      <span>
        <strong>{title}</strong>
        <br />
        <Badge tone="amber">{detail}</Badge>
      </span>
      {picture}
    </a>
  );
}

const meta = {
  component: Carousel,
  args: {
    label: 'Promo',
    pauseLabel: 'Jeda',
    playLabel: 'Putar',
    slides: [
      {
        id: 'pack',
        content: <Banner title="Paket 5 gelas" detail="Hemat 32%" picture={<PackCupsPicture />} />,
      },
      {
        id: 'latte',
        content: (
          <Banner title="Es kopi susu" detail="Beli 1 gratis 1" picture={<IcedLattePicture />} />
        ),
      },
      {
        id: 'croissant',
        content: (
          <Banner title="Sarapan pagi" detail="Mulai Rp25.000" picture={<CroissantPicture />} />
        ),
      },
    ],
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

function currentDot(canvasElement: HTMLElement): number {
  const dots = [...canvasElement.querySelectorAll('[data-current]')];
  return dots.findIndex((dot) => dot.getAttribute('data-current') === 'true');
}

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('list', { name: 'Promo' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(currentDot(canvasElement)).toBe(1));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(currentDot(canvasElement)).toBe(2));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(currentDot(canvasElement)).toBe(0));
  },
};

export const MovesOnByItself: Story = {
  beforeEach: holdTime,
  play: async ({ canvas, canvasElement }) => {
    await expect(currentDot(canvasElement)).toBe(0);
    await passTime(SLIDE_DURATION_MS);
    await waitFor(() => expect(currentDot(canvasElement)).toBe(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Jeda' }));
    await expect(canvas.getByRole('button', { name: 'Putar' })).toBeVisible();
  },
};

/** A touch stops it: nothing moves under the finger, or while the person reads. */
export const StopsForTheFinger: Story = {
  play: async ({ canvas }) => {
    fireEvent.pointerDown(canvas.getByText('Paket 5 gelas'));
    await expect(await canvas.findByRole('button', { name: 'Putar' })).toBeVisible();
  },
};

export const ReducedMotion: Story = {
  beforeEach: () => {
    const matching = window.matchMedia('(min-width: 1px)');
    spyOn(window, 'matchMedia').mockReturnValue(matching);
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OneSlide: Story = {
  args: {
    slides: [
      {
        id: 'pack',
        content: <Banner title="Paket 5 gelas" detail="Hemat 32%" picture={<PackCupsPicture />} />,
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(currentDot(canvasElement)).toBe(-1);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The placeholder takes the place of the slides, so that nothing jumps. */
export const LoadingSlides: Story = {
  render: (args) => (
    <>
      <div data-testid="shape">
        <Loading label="Memuat promo…">
          <CarouselSkeleton slide={<Banner title="Paket 5 gelas" detail="" picture={null} />} />
        </Loading>
      </div>
      <div data-testid="slides">
        <Carousel {...args} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const width = (id: string) =>
      canvas.getByTestId(id).querySelector('a')?.getBoundingClientRect().width;
    await expect(width('shape')).toBe(width('slides'));
  },
};
