/** A backend text in every language, so that switching the language needs no request. */
export interface LocalizedText {
  readonly id: string;
  readonly en: string;
  readonly zh: string;
}
