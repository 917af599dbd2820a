/** Rounding of the layout, in pixels. */
const TOLERANCE = 1.5;

/** The texts of the page that cannot be read whole: outside the phone, outside their box, or clipped by a box. */
export function findCutTexts(): readonly string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut = new Set<string>();
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const element = currentNode.parentElement;
    const text = currentNode.textContent?.trim() ?? '';
    if (element === null || text === '' || !isRead(element)) continue;
    if (boxesOf(currentNode).some((box) => isCut(box, element))) cut.add(text);
    for (const word of brokenWords(currentNode)) cut.add(word);
  }
  for (const input of document.querySelectorAll<HTMLInputElement>(TYPED)) {
    if (input.scrollWidth > input.clientWidth + TOLERANCE) cut.add(input.value);
  }
  return [...cut];
}

const TYPED = 'input:is([type="search"], [type="tel"], [type="text"], :not([type]))';

/** Storybook's own messages, drawings, and what only screen readers read are left out. */
const UNREAD = '[class^="sb-"], svg, option, script, style, noscript';

function isRead(element: Element): boolean {
  if (element.closest(UNREAD) !== null || !element.checkVisibility()) return false;
  for (const each of ancestorsOf(element)) if (each.clientWidth === 1) return false;
  return true;
}

function boxesOf(text: Node, start = 0, end = text.textContent?.length ?? 0): readonly DOMRect[] {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return [...range.getClientRects()];
}

/** Words that go on in the next line. */
function brokenWords(text: Node): readonly string[] {
  return [...(text.textContent ?? '').matchAll(WORD)]
    .filter(({ index, 0: word }) => {
      const [first, ...others] = boxesOf(text, index, index + word.length);
      return others.some(({ top }) => top !== first?.top);
    })
    .map(([word]) => word);
}

/** Chinese breaks anywhere, and other words at their hyphens. */
const WORD = /\p{Script=Latin}{2,}/gu;

/** What scrolls shows all of its text in the end. */
const SCROLLS = ['auto', 'scroll'];

function isCut(text: DOMRect, element: Element): boolean {
  let isOwnBox = true;
  for (const ancestor of ancestorsOf(element)) {
    const { display, overflowX, overflowY, position } = getComputedStyle(ancestor);
    if (display === 'contents') continue;
    if (SCROLLS.includes(overflowX)) return false;
    const box = ancestor.getBoundingClientRect();
    const isOutside = text.left < box.left - TOLERANCE || text.right > box.right + TOLERANCE;
    if (isOutside && (overflowX !== 'visible' || (isOwnBox && display !== 'inline'))) return true;
    const isBelow = text.top < box.top - TOLERANCE || text.bottom > box.bottom + TOLERANCE;
    if (isBelow && ['hidden', 'clip'].includes(overflowY)) return true;
    if (display !== 'inline') isOwnBox = false;
    if (position === 'fixed') break;
  }
  const { clientWidth } = document.documentElement;
  return text.left < -TOLERANCE || text.right > clientWidth + TOLERANCE;
}

function* ancestorsOf(element: Element): Generator<Element> {
  for (let each: Element | null = element; each !== null; each = each.parentElement) yield each;
}
