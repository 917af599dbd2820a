/** Something that is wrong in a file, before it is known in which line. */
export interface Wrong {
  /** As the file has it: placeholders stay. Empty for the whole file. */
  readonly path: readonly string[];
  /** Masked: it is there to be read. */
  readonly words: string;
}
