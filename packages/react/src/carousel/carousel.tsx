import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { useReducedMotion } from '../use-reduced-motion/use-reduced-motion.ts';
import styles from './carousel.module.css';

export interface CarouselSlide {
  readonly id: string;
  /** A banner, of the same height as the others. */
  readonly content: ReactNode;
}

export interface CarouselProps {
  /** Names the carousel. */
  readonly label: string;
  readonly pauseLabel: string;
  readonly playLabel: string;
  readonly slides: readonly CarouselSlide[];
}

/** How long a slide stays. */
export const SLIDE_DURATION_MS = 5000;

/** How much of the current slide is in view at least: less than all, as its width is rounded. */
const MOST_OF_SLIDE = 0.9;

/**
 * Banners side by side, moved by a swipe or the arrow keys. They move on by themselves until the person touches
 * them or presses pause, and not at all with reduced motion.
 */
export function Carousel({ label, pauseLabel, playLabel, slides }: CarouselProps) {
  const scroller = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);
  const isStill = useReducedMotion();
  const playsAlone = slides.length > 1 && !isStill;

  useEffect(() => {
    const list = scroller.current;
    if (list === null || slides.length < 2) return;
    return watchSlides(list, setCurrent);
  }, [slides]);

  function show(index: number): void {
    const list = scroller.current;
    const slide = list?.children.item(index);
    if (!list || !(slide instanceof HTMLElement)) return;
    list.scrollTo({
      left: slide.offsetLeft - list.offsetLeft,
      behavior: isStill ? 'auto' : 'smooth',
    });
  }

  const moveOn = useEffectEvent(() => {
    if (!document.hidden) show((current + 1) % slides.length);
  });
  useEffect(() => {
    if (!playsAlone || paused) return;
    const timer = setInterval(() => moveOn(), SLIDE_DURATION_MS);
    return () => clearInterval(timer);
  }, [playsAlone, paused]);

  function handleKeyDown(event: KeyboardEvent): void {
    const next = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: slides.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  }

  return (
    <div className={styles.carousel}>
      <ul
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
        tabIndex={0}
        aria-label={label}
        className={styles.slides}
        onPointerDown={() => setPaused(true)}
        onFocus={() => setPaused(true)}
        onKeyDown={handleKeyDown}
      >
        {slides.map(({ id, content }) => (
          <li key={id} className={styles.slide}>
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 ? (
        <div className={styles.controls}>
          <span aria-hidden="true" className={styles.dots}>
            {slides.map(({ id }, index) => (
              <span key={id} className={styles.dot} data-current={index === current} />
            ))}
          </span>
          {playsAlone ? (
            <IconButton
              label={paused ? playLabel : pauseLabel}
              onClick={() => setPaused((previous) => !previous)}
            >
              {paused ? <Icon name="play" size={1} /> : <Icon name="pause" size={1} />}
            </IconButton>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** The placeholder of a loading {@link Carousel}: its first slide, and a bit of the next. Goes inside a `Loading`. */
export function CarouselSkeleton({ slide }: { readonly slide: ReactNode }) {
  return (
    <div className={styles.carousel}>
      <div className={classNames(styles.slides, styles.loading)}>
        <div className={styles.slide}>{slide}</div>
        <div className={styles.slide}>
          <Skeleton shape="block" height="100%" />
        </div>
      </div>
      <div className={styles.controls} />
    </div>
  );
}

/**
 * Hears which slide a row has come to. No one asks where the slides are while they move, for which each frame would be
 * laid out. Returns the cleanup.
 */
function watchSlides(list: HTMLElement, onSlide: (index: number) => void): () => void {
  const slides = [...list.children];
  const observer = new IntersectionObserver(
    (entries) => {
      const shown = entries.find(({ isIntersecting }) => isIntersecting);
      if (shown !== undefined) onSlide(slides.indexOf(shown.target));
    },
    { root: list, threshold: MOST_OF_SLIDE },
  );
  for (const slide of slides) observer.observe(slide);
  return () => observer.disconnect();
}
