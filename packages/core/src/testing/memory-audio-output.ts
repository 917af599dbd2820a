import type { AudioOutput } from '../features/audio/audio-output.ts';

/** An audio output without sound, which records its commands. */
export interface MemoryAudioOutput extends AudioOutput {
  /** The commands, oldest first: `load a.mp3`, `play a.mp3`, `resume`, `pause`, `rewind`. */
  readonly commands: readonly string[];
  /** Answers the oldest unanswered play: whether it sounds. */
  answer(sounds: boolean): void;
  /** Ends a track. */
  end(src: string): void;
  /** Says that a track cannot be loaded. */
  fail(src: string): void;
  /** The number of listeners for the end and the failure of a track. */
  listeners(): number;
}

/** An audio output whose answers the test gives. */
export function createMemoryAudioOutput(): MemoryAudioOutput {
  const commands: string[] = [];
  const waiting: ((sounds: boolean) => void)[] = [];
  const listeners = new Set<(src: string) => void>();
  const failures = new Set<(src: string) => void>();

  function ask(effect: string): Promise<boolean> {
    commands.push(effect);
    return new Promise((resolve) => waiting.push(resolve));
  }

  return {
    commands,
    load: (src) => void commands.push(`load ${src}`),
    play: (src) => ask(`play ${src}`),
    resume: () => ask('resume'),
    pause: () => void commands.push('pause'),
    rewind: () => void commands.push('rewind'),
    onEnd(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onFailure(listener) {
      failures.add(listener);
      return () => failures.delete(listener);
    },
    answer: (sounds) => waiting.shift()?.(sounds),
    end(src) {
      for (const listener of listeners) listener(src);
    },
    fail(src) {
      for (const listener of failures) listener(src);
    },
    listeners: () => listeners.size + failures.size,
  };
}
