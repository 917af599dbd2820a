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
    if (element === null || text === '' || !isRead(element) || isDrawn(element)) continue;
    if (boxesOf(currentNode).some((box) => isCut(box, element))) cut.add(text);
    for (const word of brokenWords(currentNode)) cut.add(word);
  }
  for (const input of document.querySelectorAll<HTMLInputElement>(TYPED)) {
    if (input.scrollWidth > input.clientWidth + TOLERANCE) cut.add(input.value);
  }
  return [...cut];
}

const TYPED = 'input:is([type="search"], [type="tel"], [type="text"], :not([type]))';

function isDrawn(element: Element): boolean {
  return element.closest('svg') !== null;
}

const UNREAD = '[class^="sb-"], option, script, style, noscript';

/** Whether people see the element: it is no message of Storybook's, and not for screen readers alone. */
export function isRead(element: Element): boolean {
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
  const content = text.textContent ?? '';
  return [...content.replace(ADDRESS, (address) => ' '.repeat(address.length)).matchAll(WORD)]
    .filter(({ index, 0: word }) => {
      const [first, ...others] = boxesOf(text, index, index + word.length);
      return others.some(({ top }) => top !== first?.top);
    })
    .map(([word]) => word);
}

/** An address, of a page or a person, breaks anywhere. */
const ADDRESS = /\S+[./@]\p{Letter}\S*/gu;

/** Chinese breaks anywhere, other words at their hyphens, and a number stays whole unless it is as long as a phone's. */
const WORD = /\p{Script=Latin}{2,}|\b\d{2,6}\b/gu;

function isCut(text: DOMRect, element: Element): boolean {
  const own = blockOf(element);
  for (const box of ancestorsOf(element)) {
    const { overflowX, overflowY, position } = getComputedStyle(box);
    // What scrolls shows all of its text in the end.
    if (SCROLLS.includes(overflowX)) return false;
    if ((box === own || CLIPS.includes(overflowX)) && isBeside(text, box)) return true;
    if (CLIPS.includes(overflowY) && isBelow(text, box)) return true;
    if (position === 'fixed') break;
  }
  return isBeside(text, document.documentElement);
}

const SCROLLS = ['auto', 'scroll'];

const CLIPS = ['hidden', 'clip'];

/** The box whose width breaks the lines. */
function blockOf(element: Element): Element | undefined {
  for (const each of ancestorsOf(element)) {
    if (!['inline', 'contents'].includes(getComputedStyle(each).display)) return each;
  }
  return undefined;
}

function isBeside(text: DOMRect, box: Element): boolean {
  const { left, right } = box.getBoundingClientRect();
  return text.left < left - TOLERANCE || text.right > right + TOLERANCE;
}

function isBelow(text: DOMRect, box: Element): boolean {
  const { top, bottom } = box.getBoundingClientRect();
  return text.top < top - TOLERANCE || text.bottom > bottom + TOLERANCE;
}

function* ancestorsOf(element: Element): Generator<Element> {
  for (let each: Element | null = element; each !== null; each = each.parentElement) yield each;
}
