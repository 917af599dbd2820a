import { parse } from 'postcss';

/** A class in a selector. */
const CLASS = /\.([\w-]+)/g;

/** An attribute with a value in a selector, such as the part of a themed page. */
const ATTRIBUTE = /\[([\w-]+)="?([^"\]]*)"?\]/g;

/** The rules of a style sheet for some HTML. What has no class, such as a font, stays out, as do animations. */
export function criticalCss(css: string, html: string): string {
  const used = classesOf(html);
  const isCritical = (selector: string) => {
    const classes = classesIn(selector);
    return classes.length > 0 && hasAll(used, classes) && hasAttributes(selector, html);
  };
  return rulesOf(css, isCritical, () => false);
}

/** A style sheet that every screen has, in two: what the HTML cannot do without, and the rules of what comes later. */
export function splitCss(
  css: string,
  html: string,
): { readonly now: string; readonly later: string } {
  const used = classesOf(html);
  const isNow = (selector: string) => hasAll(used, classesIn(selector));
  const rules = rulesOf(css, isNow, () => false);
  const moves = (animation: string) => rules.includes(animation);
  return {
    now: rulesOf(css, isNow, moves),
    later: rulesOf(
      css,
      (selector) => !isNow(selector),
      (animation) => !moves(animation),
    ),
  };
}

/** The wanted rules and animations, by selector and by name. */
function rulesOf(
  css: string,
  isWanted: (selector: string) => boolean,
  isWantedAnimation: (name: string) => boolean,
): string {
  const root = parse(css);
  root.walkAtRules('keyframes', (animation) => {
    if (!isWantedAnimation(animation.params)) animation.remove();
  });
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes')
      return;
    const selectors = rule.selectors.filter(isWanted);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

function classesOf(html: string): ReadonlySet<string> {
  return new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
}

function classesIn(selector: string): readonly string[] {
  return [...selector.matchAll(CLASS)].map(([, name = '']) => name);
}

function hasAll(used: ReadonlySet<string>, classes: readonly string[]): boolean {
  return classes.every((name) => used.has(name));
}

function hasAttributes(selector: string, html: string): boolean {
  return [...selector.matchAll(ATTRIBUTE)].every(([, name, value]) =>
    html.includes(` ${name}="${value}"`),
  );
}
