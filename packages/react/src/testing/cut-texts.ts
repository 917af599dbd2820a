/** Rounding of the layout, in pixels. */
const TOLERANCE = 1.5;

/** Where text can be seen: the rest of it is cut. */
interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const EVERYWHERE: Area = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };

/** The texts of the page that cannot be read whole: outside the phone, outside their box, or clipped by a box. */
export function findCutTexts(): readonly string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const windows = new Map<Element, Area>();
  const cut = new Set<string>();
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const element = currentNode.parentElement;
    const text = currentNode.textContent?.trim() ?? '';
    if (element === null || text === '' || !isRead(element) || isDrawn(element)) continue;
    const boxes = boxesOf(currentNode);
    const areas = [linesOf(element), windowOf(element, windows)];
    if (boxes.some((box) => areas.some((area) => isOutside(box, area)))) cut.add(text);
    if (isOnSeveralLines(boxes)) for (const word of brokenWords(currentNode)) cut.add(word);
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

function isOnSeveralLines([first, ...others]: readonly DOMRect[]): boolean {
  return others.some(({ top }) => top !== first?.top);
}

/** Words that go on in the next line. */
function brokenWords(text: Node): readonly string[] {
  const content = text.textContent ?? '';
  return [...content.replace(ADDRESS, (address) => ' '.repeat(address.length)).matchAll(WORD)]
    .filter(({ index, 0: word }) => isOnSeveralLines(boxesOf(text, index, index + word.length)))
    .map(([word]) => word);
}

/** An address, of a page or a person, breaks anywhere. */
const ADDRESS = /\S+[./@]\p{Letter}\S*/gu;

/** Chinese breaks anywhere, other words at their hyphens, and a number stays whole unless it is as long as a phone's. */
const WORD = /\p{Script=Latin}{2,}|\b\d{2,6}\b/gu;

function isOutside(text: DOMRect, { left, right, top, bottom }: Area): boolean {
  return (
    text.left < left - TOLERANCE ||
    text.right > right + TOLERANCE ||
    text.top < top - TOLERANCE ||
    text.bottom > bottom + TOLERANCE
  );
}

/** Where the boxes around an element let it be seen, each of which is asked once. */
function windowOf(element: Element, known: Map<Element, Area>): Area {
  const before = known.get(element);
  if (before !== undefined) return before;
  const { overflowX, overflowY, position } = getComputedStyle(element);
  const parent = position === 'fixed' ? null : element.parentElement;
  const around = parent === null ? sidesOf(document.documentElement) : windowOf(parent, known);
  const window = clip(element, around, overflowX, overflowY);
  known.set(element, window);
  return window;
}

function clip(box: Element, around: Area, overflowX: string, overflowY: string): Area {
  // What scrolls shows all of its text in the end.
  if (SCROLLS.includes(overflowX)) return EVERYWHERE;
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return {
    ...around,
    ...(CLIPS.includes(overflowX) && {
      left: Math.max(left, around.left),
      right: Math.min(right, around.right),
    }),
    ...(CLIPS.includes(overflowY) && {
      top: Math.max(top, around.top),
      bottom: Math.min(bottom, around.bottom),
    }),
  };
}

const SCROLLS = ['auto', 'scroll'];

const CLIPS = ['hidden', 'clip'];

/** The sides of the box whose width breaks an element's lines. */
function linesOf(element: Element): Area {
  for (const each of ancestorsOf(element)) {
    const { display, overflowX } = getComputedStyle(each);
    if (['inline', 'contents'].includes(display)) continue;
    return SCROLLS.includes(overflowX) ? EVERYWHERE : sidesOf(each);
  }
  return EVERYWHERE;
}

function sidesOf(box: Element): Area {
  const { left, right } = box.getBoundingClientRect();
  return { ...EVERYWHERE, left, right };
}

function* ancestorsOf(element: Element): Generator<Element> {
  for (let each: Element | null = element; each !== null; each = each.parentElement) yield each;
}
