import { LANGUAGES, type Language } from '@cangkir/core';

/** The app's messages in each language. */
export type Messages = Readonly<Record<Language, readonly string[]>>;

/** Says of a text on a screen what is wrong with it in the screen's language. Null if nothing is. */
export type ReadText = (text: string, language: Language) => string | null;

/** A name that a message is filled with. */
const PLACEHOLDER = /\{\{[^}]*\}\}/;

/** What is left where a message was not filled, or filled with what is no text. */
const UNFILLED = /\{\{|\}\}|\[object |\bundefined\b|\bNaN\b/;

/** With less of its own than this, in bytes, a message may look like anything. */
const OWN_BYTES = 8;

/** Knows what one language has and another has not. What the backend names is in no language. */
export function createReadText(messages: Messages): ReadText {
  const languages = LANGUAGES.map((language) => ({
    language,
    pattern: patternOf(messages[language]),
  }));
  return (text, language) => {
    if (UNFILLED.test(text)) return `“${text}” has nothing in a place.`;
    const spoken = languages.filter(({ pattern }) => pattern.test(text));
    const isForeign = spoken.length > 0 && spoken.every((one) => one.language !== language);
    return isForeign ? `“${text}” is not in the language of the screen, ${language}.` : null;
  };
}

/** Matches one of these messages, whatever it is filled with. */
function patternOf(messages: readonly string[]): RegExp {
  const sources = messages.map((message) => message.split(PLACEHOLDER)).filter(hasOwnText);
  const alternatives = sources.map((parts) => parts.map(escaped).join('.+'));
  return new RegExp(`^(?:${alternatives.join('|')})$`, 's');
}

function hasOwnText(parts: readonly string[]): boolean {
  return new TextEncoder().encode(parts.join('')).length >= OWN_BYTES;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
