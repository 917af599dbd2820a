import type { AudioOutput } from './audio-output.ts';

/** The state of a campaign page's music (specification, section 3). */
export interface AudioState {
  /** It plays, or is about to; false again if the platform refuses. */
  readonly isPlaying: boolean;
  /** The track that is loaded, or null. */
  readonly currentSrc: string | null;
  readonly isLoop: boolean;
  /** The track could not be loaded. */
  readonly hasFailed: boolean;
}

/** The music of a page (specification, section 4). */
export interface AudioPlayer {
  get(): AudioState;
  subscribe(listener: (state: AudioState) => void): () => void;
  /** Plays a track from its start, whatever played before. */
  play(src: string): void;
  /** Pauses the music. */
  pause(): void;
  /** Resumes the loaded track. No effect if it plays already, or if nothing is loaded. */
  resume(): void;
  /** Pauses any playing track. Otherwise resumes `src` if it is loaded, or plays it: again, if it failed. */
  toggle(src: string): void;
  /** Whether a track restarts at its end. */
  setLoop(isLoop: boolean): void;
  /** Stops the music and its listeners, when the user leaves. */
  stop(): void;
}

/** Creates a player without a loaded track. */
export function createAudioPlayer(output: AudioOutput): AudioPlayer {
  const listeners = new Set<(state: AudioState) => void>();
  let state: AudioState = { isPlaying: false, currentSrc: null, isLoop: false, hasFailed: false };
  let latest = 0;

  function show(change: Partial<AudioState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener(state);
  }

  /** Only the latest command updates the state: a late refusal may belong to a replaced track. */
  async function sound(src: string, begin: () => Promise<boolean>): Promise<void> {
    latest += 1;
    const command = latest;
    show({ isPlaying: true, currentSrc: src, hasFailed: false });
    const sounds = await begin();
    if (!sounds && command === latest) show({ isPlaying: false });
  }

  function play(src: string): void {
    void sound(src, () => output.play(src));
  }

  function pause(): void {
    latest += 1;
    output.pause();
    show({ isPlaying: false });
  }

  function resume(): void {
    const { currentSrc, isPlaying } = state;
    if (currentSrc !== null && !isPlaying) void sound(currentSrc, () => output.resume());
  }

  const ignoreFailures = output.onFailure((src) => {
    if (src === state.currentSrc) show({ isPlaying: false, hasFailed: true });
  });
  const ignoreEnds = output.onEnd((src) => {
    // Ignore the end of a track that was replaced or paused meanwhile.
    if (src !== state.currentSrc || !state.isPlaying) return;
    if (state.isLoop) play(src);
    else {
      pause();
      output.rewind();
    }
  });

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play,
    pause,
    resume,
    toggle(src) {
      if (state.isPlaying) pause();
      else if (src === state.currentSrc && !state.hasFailed) resume();
      else play(src);
    },
    setLoop: (isLoop) => show({ isLoop }),
    stop() {
      ignoreEnds();
      ignoreFailures();
      pause();
    },
  };
}
