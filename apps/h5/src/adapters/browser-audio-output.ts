import { ownFileType } from '@cangkir/core';
import type { AudioOutput } from '@cangkir/core/audio';
import { readOwnFile } from './own-file.ts';
import { renderTune, SAMPLE_RATE } from './tune.ts';
import { wavOf } from './wav.ts';

interface Track {
  readonly src: string;
  readonly audio: HTMLAudioElement;
  /** Whether its file came. Null for a written tune, which is there at once. */
  readonly arrival: Promise<boolean> | null;
  /** It was not paused while its file was on the way. */
  isWanted: boolean;
}

/**
 * Plays written tunes (`renderTune`) and files of ours by an audio element. Nothing waits between a tap and the element
 * that plays a tune, so that the tap counts. A file is read as a whole: a phone asks a server for parts of one otherwise.
 */
export function createBrowserAudioOutput(): AudioOutput {
  const ends = new Set<(src: string) => void>();
  const failures = new Set<(src: string) => void>();
  let loaded: Track | null = null;

  function load(src: string): Track | null {
    if (loaded?.src === src) return loaded;
    const isFile = ownFileType(src) !== null;
    const samples = isFile ? null : renderTune(src);
    if (!isFile && samples === null) return null;
    unload();
    const audio =
      samples === null ? new Audio() : new Audio(URL.createObjectURL(wavOf(samples, SAMPLE_RATE)));
    audio.addEventListener('ended', () => {
      for (const listener of ends) listener(src);
    });
    loaded = { src, audio, arrival: isFile ? fetchInto(audio, src) : null, isWanted: false };
    return loaded;
  }

  function unload(): void {
    if (loaded === null) return;
    pause();
    URL.revokeObjectURL(loaded.audio.src);
    loaded = null;
  }

  function pause(): void {
    if (loaded === null) return;
    loaded.isWanted = false;
    loaded.audio.pause();
  }

  /** Whether it plays: a browser may wait for a tap first, and a track that is replaced stops. */
  async function sounds(track: Track): Promise<boolean> {
    track.isWanted = true;
    if (track.arrival !== null && !(await track.arrival)) return fail(track);
    if (!track.isWanted) return false;
    try {
      await track.audio.play();
      return true;
    } catch (error) {
      const isUnreadable = error instanceof DOMException && error.name === 'NotSupportedError';
      return isUnreadable ? fail(track) : false;
    }
  }

  /** Forgets the track, so that the next play loads it again. */
  function fail(track: Track): false {
    if (loaded !== track) return false;
    unload();
    for (const listener of failures) listener(track.src);
    return false;
  }

  return {
    load: (src) => void load(src),
    async play(src) {
      const track = load(src);
      if (track === null) return false;
      track.audio.currentTime = 0;
      return sounds(track);
    },
    resume: async () => loaded !== null && sounds(loaded),
    pause,
    rewind() {
      if (loaded !== null) loaded.audio.currentTime = 0;
    },
    onEnd(listener) {
      ends.add(listener);
      return () => ends.delete(listener);
    },
    onFailure(listener) {
      failures.add(listener);
      return () => failures.delete(listener);
    },
  };
}

/** Gives an element the file. Resolves with false if it does not come. */
async function fetchInto(audio: HTMLAudioElement, address: string): Promise<boolean> {
  const file = await readOwnFile(address);
  if (file === null) return false;
  audio.src = URL.createObjectURL(file);
  return true;
}
