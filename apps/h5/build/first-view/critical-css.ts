import { parse } from 'postcss';

/** A class in a selector. */
const CLASS = /\.([\w-]+)/g;

/** An attribute with a value in a selector, such as the part of a themed page. */
const ATTRIBUTE = /\[([\w-]+)="?([^"\]]*)"?\]/g;

/**
 * The rules of a style sheet for some HTML: those without a class, such as a font, and those whose classes are all
 * there. Animations stay out.
 */
export function criticalCss(css: string, html: string): string {
  const used = classesOf(html);
  const isCritical = (selector: string) => {
    const classes = classesIn(selector);
    return classes.length === 0 || (hasAll(used, classes) && hasAttributes(selector, html));
  };
  const root = parse(css);
  root.walkAtRules('keyframes', (animation) => {
    animation.remove();
  });
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter(isCritical);
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
