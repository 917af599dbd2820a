/** A text from the backend in every language, so that the language switch needs no request. */
export interface LocalizedText {
  readonly id: string;
  readonly en: string;
  readonly zh: string;
}
