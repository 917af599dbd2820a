/** The audio output of a page: one track at a time. */
export interface AudioOutput {
  /** Loads a track, replacing another, so that it plays without delay. No effect if it is no track. */
  load(src: string): void;
  /**
   * Loads a track unless it is loaded, and plays it from its start. Resolves with false if it does not play: the
   * platform requires a tap first, the track failed to load, or another one replaced it. Never rejects.
   */
  play(src: string): Promise<boolean>;
  /** Resumes the loaded track. Resolves as {@link AudioOutput.play}. */
  resume(): Promise<boolean>;
  /** Pauses the track. */
  pause(): void;
  /** Rewinds the loaded track to its start. */
  rewind(): void;
  /** Calls back when a track ends, with the exact `src` passed to {@link AudioOutput.play}. Returns the cleanup. */
  onEnd(listener: (src: string) => void): () => void;
  /** Calls back when a track that was to play cannot be loaded. Returns the cleanup. */
  onFailure(listener: (src: string) => void): () => void;
}
