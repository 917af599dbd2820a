/** Control characters, line ends and marks of direction: a terminal obeys them, and a line end ends a comment of code. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** A text of a file for a terminal or for generated code: such characters are escaped, not sent. */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `\\u${code.toString(16).padStart(4, '0')}`;
  });
}
