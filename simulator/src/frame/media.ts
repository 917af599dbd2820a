import { overrideProperty } from '../shared/override-property.ts';

const REDUCED = /\(prefers-reduced-motion(?::\s*reduce)?\)/;
const NOT_REDUCED = /\(prefers-reduced-motion:\s*no-preference\)/;

/**
 * Simulates the reduced-motion preference of a page. Rewrites its style sheets as they load, as media queries cannot be
 * set from outside.
 */
export function installReducedMotion(page: Window & typeof globalThis, reduces: boolean): void {
  const { matchMedia } = page;
  overrideProperty(page, 'matchMedia', (query: string) =>
    matchMedia.call(page, answerQuery(query, reduces)),
  );
  const seen = new WeakSet<CSSStyleSheet>();
  function readSheets(): void {
    for (const sheet of page.document.styleSheets) {
      const rules = seen.has(sheet) ? null : rulesOf(sheet);
      if (rules === null) continue;
      seen.add(sheet);
      for (const rule of rules) answerRule(rule, reduces, page);
    }
  }
  // A linked sheet is ready once loaded; load events do not bubble, but can be captured.
  page.document.addEventListener('load', readSheets, { capture: true });
  page.addEventListener('load', readSheets);
}

/** Null where the sheet's file was lost, or is on its way. */
function rulesOf(sheet: CSSStyleSheet): CSSRuleList | null {
  try {
    return sheet.cssRules;
  } catch {
    return null;
  }
}

function answerRule(rule: CSSRule, reduces: boolean, page: Window & typeof globalThis): void {
  if (rule instanceof page.CSSMediaRule) {
    const { media } = rule;
    media.mediaText = answerQuery(media.mediaText, reduces);
  }
  if (!(rule instanceof page.CSSGroupingRule)) return;
  for (const inner of rule.cssRules) answerRule(inner, reduces, page);
}

/** Replaces the motion feature of a media query with its answer. */
export function answerQuery(query: string, reduces: boolean): string {
  const always = '(min-width: 0)';
  const never = '(max-width: 0)';
  return query
    .replace(REDUCED, reduces ? always : never)
    .replace(NOT_REDUCED, reduces ? never : always);
}
