/** Control characters and marks of direction, which a terminal would obey. */
const INVISIBLE = /[\p{Cc}\p{Bidi_Control}]/gu;

/** A text of a file for a terminal: escape sequences are shown, not sent. */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `\\u${code.toString(16).padStart(4, '0')}`;
  });
}
