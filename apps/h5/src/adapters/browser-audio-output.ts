import type { AudioOutput } from '@cangkir/core/audio';
import { renderTune, SAMPLE_RATE } from './tune.ts';
import { wavOf } from './wav.ts';

/**
 * Plays written tunes (`renderTune`) by an audio element: there is no music file, the samples are made when a tune is
 * loaded. Nothing waits between a tap and the element that plays, so that the tap counts.
 */
export function createBrowserAudioOutput(): AudioOutput {
  const listeners = new Set<(src: string) => void>();
  let loaded: { readonly src: string; readonly audio: HTMLAudioElement } | null = null;

  function load(src: string): HTMLAudioElement | null {
    if (loaded?.src === src) return loaded.audio;
    const samples = renderTune(src);
    if (samples === null) return null;
    unload();
    const audio = new Audio(URL.createObjectURL(wavOf(samples, SAMPLE_RATE)));
    audio.addEventListener('ended', () => {
      for (const listener of listeners) listener(src);
    });
    loaded = { src, audio };
    return audio;
  }

  function unload(): void {
    if (loaded === null) return;
    loaded.audio.pause();
    URL.revokeObjectURL(loaded.audio.src);
    loaded = null;
  }

  return {
    load: (src) => void load(src),
    async play(src) {
      const audio = load(src);
      if (audio === null) return false;
      audio.currentTime = 0;
      return sounds(audio);
    },
    resume: async () => loaded !== null && sounds(loaded.audio),
    pause: () => loaded?.audio.pause(),
    rewind() {
      if (loaded !== null) loaded.audio.currentTime = 0;
    },
    onEnd(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether it plays: a browser may wait for a tap first, and a track that is replaced stops. */
async function sounds(audio: HTMLAudioElement): Promise<boolean> {
  try {
    await audio.play();
    return true;
  } catch {
    return false;
  }
}
