import type { PageVisibility } from '@cangkir/core';
import type { AnimationItem } from 'lottie-web';
import { nextFrame } from '../next-frame/next-frame.ts';
import type { PlayerSettings } from './create-player.ts';

/** Loads a Lottie file: `() => import('./steam.lottie.json')`. Null if it is not there. */
export type LoadLottie = () => Promise<{ readonly default: object } | null>;

export interface PlayerOptions extends PlayerSettings {
  readonly load: LoadLottie;
  /** Nothing moves while the page is hidden. */
  readonly visibility: PageVisibility;
}

/** How far below the screen a stage starts to load. */
const NEAR = '200px';

/**
 * Plays a Lottie file on a stage while the stage is on the screen and the page is visible. Player and file load
 * when the stage comes near the screen.
 *
 * @returns The cleanup, which destroys the player.
 */
export function playOnScreen(stage: HTMLElement, options: PlayerOptions): () => void {
  let player: AnimationItem | undefined;
  let isOnScreen = false;
  let isDestroyed = false;

  function update(): void {
    if (isOnScreen && !options.visibility.isHidden()) player?.play();
    else player?.pause();
  }

  async function start(): Promise<void> {
    try {
      const [{ createPlayer }, file] = await Promise.all([
        import('./create-player.ts'),
        options.load(),
      ]);
      // The first picture takes a slow phone as long as the code of the player: each has a task of its own.
      await nextFrame();
      if (isDestroyed) return;
      if (file === null) options.onFailure();
      else player = createPlayer(stage, file.default, options);
      update();
    } catch {
      if (!isDestroyed) options.onFailure();
    }
  }

  const stopLoading = observe(stage, NEAR, (isNear) => {
    if (!isNear) return;
    stopLoading();
    void start();
  });
  const stopWatching = observe(stage, '0px', (isSeen) => {
    isOnScreen = isSeen;
    update();
  });
  const stopFollowing = options.visibility.subscribe(update);

  return () => {
    isDestroyed = true;
    stopLoading();
    stopWatching();
    stopFollowing();
    player?.destroy();
  };
}

function observe(element: Element, rootMargin: string, listener: (isIn: boolean) => void) {
  const observer = new IntersectionObserver(
    (entries) => listener(entries.at(-1)?.isIntersecting === true),
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
