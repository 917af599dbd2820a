/** A word separator. The braille blank is not white space in Unicode, but looks like it. */
const GAP = /[\s\u2800]/;

/** Invisible text, such as a lone zero-width space or control character. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]+$/u;

/**
 * Counts characters as people see them (specification, section 5). A letter with its accents, an emoji family, and a
 * gap between two words of any width each count as one. Invisible characters and blanks at the ends count for nothing.
 */
export function countCharacters(text: string): number {
  const words = text.split(GAP).map(countSeen);
  const seen = words.filter((length) => length > 0);
  const gaps = Math.max(0, seen.length - 1);
  return seen.reduce((count, length) => count + length, gaps);
}

function countSeen(word: string): number {
  return charactersOf(word).filter((character) => !INVISIBLE.test(character)).length;
}

function charactersOf(word: string): string[] {
  // An older browser counts an emoji family as its members.
  if (!('Segmenter' in Intl)) return [...word.normalize('NFC')];
  // Segments into graphemes by default, which is the same in every locale.
  return [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment);
}
