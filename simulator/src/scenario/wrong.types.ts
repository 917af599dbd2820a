/** A problem of a file, without its line. */
export interface Wrong {
  /** As in the file: placeholders stay. Empty for the whole file. */
  readonly path: readonly string[];
  /** Masked, for it is shown. */
  readonly message: string;
}
