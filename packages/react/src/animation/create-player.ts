import lottie, { type AnimationItem } from 'lottie-web/build/player/lottie_light';

/** What a player does, and what it says. */
export interface PlayerSettings {
  readonly loop: boolean;
  /** The first frame stands. */
  readonly onReady: () => void;
  /** The player or the file did not load, or a frame cannot be drawn. */
  readonly onFailure: () => void;
}

/** Makes the player of a Lottie file. It stands still until it is played. */
export function createPlayer(
  stage: HTMLElement,
  file: object,
  { loop, onReady, onFailure }: PlayerSettings,
): AnimationItem {
  const player = lottie.loadAnimation({
    container: stage,
    renderer: 'svg',
    loop,
    autoplay: false,
    // The player writes into the data, which belongs to the module.
    animationData: structuredClone(file),
  });
  player.addEventListener('DOMLoaded', onReady);
  player.addEventListener('error', onFailure);
  return player;
}
