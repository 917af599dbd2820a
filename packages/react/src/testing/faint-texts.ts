import axe from 'axe-core';
import { isRead } from './cut-texts.ts';

/** How the texts look that axe has found readable. */
const readable = new Set<string>();

/**
 * The texts of the page that are too faint on their ground, as axe says. It takes longest of all that a story is held
 * to, so a text that looks like an earlier one is not looked at again.
 */
export async function findFaintTexts(): Promise<readonly string[]> {
  const looks = looksOfTexts();
  const fresh = [...looks].filter(([, look]) => !readable.has(look)).map(([text]) => text);
  if (fresh.length === 0) return [];
  const { passes, violations } = await axe.run(fresh, {
    runOnly: ['color-contrast'],
    elementRef: true,
  });
  for (const { element } of passes.flatMap(({ nodes }) => nodes)) {
    const look = element && looks.get(element);
    if (look !== undefined) readable.add(look);
  }
  return violations
    .flatMap(({ nodes }) => nodes)
    .map(({ html, failureSummary }) => `${html} ${failureSummary}`);
}

/** All that decides on a text's contrast: its own color and size, and the ground it stands on. */
function looksOfTexts(): ReadonlyMap<Element, string> {
  const grounds = new Map<Element, string>();
  const looks = new Map<Element, string>();
  for (const text of elementsWithText()) {
    const { color, fontSize, fontWeight } = getComputedStyle(text);
    looks.set(text, [color, fontSize, fontWeight, groundOf(text, grounds)].join());
  }
  return looks;
}

/** The parts that lie under a text, with what they show. A part of the same class lies among the same others. */
function groundOf(part: Element, known: Map<Element, string>): string {
  const before = known.get(part);
  if (before !== undefined) return before;
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(part);
  const own = [part.getAttribute('class'), backgroundColor, backgroundImage, opacity].join();
  const ground = part.parentElement ? `${own} ${groundOf(part.parentElement, known)}` : own;
  known.set(part, ground);
  return ground;
}

const TYPED = 'input:not([type="checkbox"], [type="radio"], [type="range"]), select, textarea';

function elementsWithText(): ReadonlySet<Element> {
  const elements = new Set([...document.querySelectorAll(TYPED)].filter(isRead));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement !== null && textContent?.trim() && isRead(parentElement)) {
      elements.add(parentElement);
    }
  }
  return elements;
}
