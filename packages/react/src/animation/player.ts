import type { AnimationItem } from 'lottie-web';

/** Loads a Lottie file: `() => import('./steam.lottie.json')`. */
export type LoadLottie = () => Promise<{ readonly default: object }>;

export interface PlayerOptions {
  readonly load: LoadLottie;
  readonly loop: boolean;
  /** The last frame was shown. A loop has none. */
  readonly onComplete: () => void;
  /** The player or the file did not load. */
  readonly onFailure: () => void;
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
    if (isOnScreen && !document.hidden) player?.play();
    else player?.pause();
  }

  async function start(): Promise<void> {
    try {
      player = await createPlayer(stage, options, () => isDestroyed);
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
  document.addEventListener('visibilitychange', update);

  return () => {
    isDestroyed = true;
    stopLoading();
    stopWatching();
    document.removeEventListener('visibilitychange', update);
    player?.destroy();
  };
}

async function createPlayer(
  stage: HTMLElement,
  { load, loop, onComplete }: PlayerOptions,
  isDestroyed: () => boolean,
): Promise<AnimationItem | undefined> {
  const [lottie, file] = await Promise.all([
    import('lottie-web/build/player/lottie_light'),
    load(),
  ]);
  if (isDestroyed()) return undefined;
  const player = lottie.default.loadAnimation({
    container: stage,
    renderer: 'svg',
    loop,
    autoplay: false,
    // The player writes into the data, which belongs to the module.
    animationData: structuredClone(file.default),
  });
  player.addEventListener('complete', onComplete);
  return player;
}

function observe(element: Element, rootMargin: string, listener: (isIn: boolean) => void) {
  const observer = new IntersectionObserver(
    (entries) => listener(entries.at(-1)?.isIntersecting === true),
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
