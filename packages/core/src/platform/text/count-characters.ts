/** What parts words to the eye. The blank of braille, which is nobody's white space, does as well. */
const GAP = /[\s\u2800]/;

/** What is written and not seen, such as a zero-width space or a control character alone. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]+$/u;

/**
 * Counts characters as people see them (specification, section 5): a letter with its accents is one, and so is a
 * family of emoji, or the gap between two words, however wide. What cannot be seen counts for nothing, nor do
 * blanks at the ends.
 */
export function countCharacters(text: string): number {
  const words = text.split(GAP).map(countSeen);
  const seen = words.filter((length) => length > 0);
  const gaps = Math.max(0, seen.length - 1);
  return seen.reduce((count, length) => count + length, gaps);
}

function countSeen(word: string): number {
  // Its default is graphemes, whose rules no language changes.
  const characters = [...new Intl.Segmenter().segment(word)];
  return characters.filter(({ segment }) => !INVISIBLE.test(segment)).length;
}
