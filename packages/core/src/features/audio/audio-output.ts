/** The one loudspeaker of a page: it holds one track at a time. */
export interface AudioOutput {
  /**
   * Loads a track, in place of another, and plays it from its beginning. Resolves with false where nothing
   * sounds: the platform wants a tap first, the track could not be loaded, or another one took its place.
   * Never rejects.
   */
  play(src: string): Promise<boolean>;
  /** Goes on with the track that is loaded, from where it stopped. Resolves as {@link AudioOutput.play}. */
  resume(): Promise<boolean>;
  /** Stops the track where it is. */
  pause(): void;
  /** Puts the track that is loaded back to its beginning. */
  rewind(): void;
  /**
   * Tells that a track came to its end: the very text that {@link AudioOutput.play} was given, whatever the
   * platform makes of it. Returns the cleanup.
   */
  onEnd(listener: (src: string) => void): () => void;
}
