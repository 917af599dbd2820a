import type { AudioOutput } from '../features/audio/audio-output.ts';

/** A loudspeaker without sound, which tells what it was asked for. */
export interface MemoryAudioOutput extends AudioOutput {
  /** What it did, the oldest first: `play a.mp3`, `resume`, `pause`, `rewind`. */
  readonly deeds: readonly string[];
  /** Answers the oldest wish to play that has no answer yet: whether it sounds. */
  answer(sounds: boolean): void;
  /** Lets a track come to its end. */
  end(src: string): void;
  /** How many listen for the end of a track. */
  listeners(): number;
}

/** A loudspeaker that waits for the test to say whether it sounds. */
export function createMemoryAudioOutput(): MemoryAudioOutput {
  const deeds: string[] = [];
  const waiting: ((sounds: boolean) => void)[] = [];
  const listeners = new Set<(src: string) => void>();

  function ask(deed: string): Promise<boolean> {
    deeds.push(deed);
    return new Promise((resolve) => waiting.push(resolve));
  }

  return {
    deeds,
    play: (src) => ask(`play ${src}`),
    resume: () => ask('resume'),
    pause: () => void deeds.push('pause'),
    rewind: () => void deeds.push('rewind'),
    onEnd(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer: (sounds) => waiting.shift()?.(sounds),
    end(src) {
      for (const listener of listeners) listener(src);
    },
    listeners: () => listeners.size,
  };
}
