/** The clipboard of the device. */
export interface Clipboard {
  /** Resolves to true if the text was copied. Never rejects, although web views hang or report false success. */
  copy(text: string): Promise<boolean>;
}
