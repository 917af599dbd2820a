import type { AudioOutput } from '../features/audio/audio-output.ts';

/** An audio output without sound, which records its commands. */
export interface MemoryAudioOutput extends AudioOutput {
  /** The commands, oldest first: `play a.mp3`, `resume`, `pause`, `rewind`. */
  readonly deeds: readonly string[];
  /** Answers the oldest unanswered play: whether it sounds. */
  answer(sounds: boolean): void;
  /** Ends a track. */
  end(src: string): void;
  /** The number of listeners for the end of a track. */
  listeners(): number;
}

/** An audio output whose answers the test gives. */
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
