/** Where a person takes a text to paste it elsewhere. */
export interface Clipboard {
  /** Tells whether the text is there now: web views hang and lie about it. Never rejects. */
  copy(text: string): Promise<boolean>;
}
