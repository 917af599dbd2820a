import type { AudioOutput } from './audio-output.ts';

/** What a campaign page shows of its music (specification, section 3). */
export interface AudioState {
  /** It sounds, or is about to: false again where the platform refuses. */
  readonly isPlaying: boolean;
  /** The track that is loaded, or null. */
  readonly currentSrc: string | null;
  readonly isLoop: boolean;
}

/** The music of a page (specification, section 4). */
export interface AudioPlayer {
  get(): AudioState;
  subscribe(listener: (state: AudioState) => void): () => void;
  /** Plays a track from its beginning, whatever played before. */
  play(src: string): void;
  /** Stops the music where it is. */
  pause(): void;
  /** Goes on with what is loaded; nothing happens where it plays already, or nothing is loaded. */
  resume(): void;
  /**
   * Pauses where something plays, whichever track it is; else resumes the track where it is the one that is
   * loaded; else plays it.
   */
  toggle(src: string): void;
  /** Whether a track that came to its end begins again. */
  setLoop(isLoop: boolean): void;
  /** Falls silent and listens no more: the person leaves. */
  stop(): void;
}

/** Makes a player that has loaded nothing, over a loudspeaker. */
export function createAudioPlayer(output: AudioOutput): AudioPlayer {
  const listeners = new Set<(state: AudioState) => void>();
  let state: AudioState = { isPlaying: false, currentSrc: null, isLoop: false };
  let latest = 0;

  function show(change: Partial<AudioState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener(state);
  }

  /** Only the latest wish may say what sounds: a track that is refused late is not the one that plays now. */
  async function sound(src: string, begin: () => Promise<boolean>): Promise<void> {
    latest += 1;
    const turn = latest;
    show({ isPlaying: true, currentSrc: src });
    const sounds = await begin();
    if (!sounds && turn === latest) show({ isPlaying: false });
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

  const leave = output.onEnd((src) => {
    // The end of a track that was replaced or paused meanwhile is news of the past.
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
      else if (src === state.currentSrc) resume();
      else play(src);
    },
    setLoop: (isLoop) => show({ isLoop }),
    stop() {
      leave();
      pause();
    },
  };
}
