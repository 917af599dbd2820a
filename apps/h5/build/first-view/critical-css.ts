import { parse } from 'postcss';

/** A class in a selector. */
const CLASS = /\.([\w-]+)/g;

/** An attribute with a value in a selector, such as the part of a themed page. */
const ATTRIBUTE = /\[([\w-]+)="?([^"\]]*)"?\]/g;

/** The rules of a style sheet for some HTML. What has no class, such as a font, stays out. */
export function criticalCss(css: string, html: string): string {
  const used = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const root = parse(css);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter(
      (selector) => isUsed(selector, used) && hasAttributes(selector, html),
    );
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

function isUsed(selector: string, used: ReadonlySet<string>): boolean {
  const classes = [...selector.matchAll(CLASS)].map(([, name = '']) => name);
  return classes.length > 0 && classes.every((name) => used.has(name));
}

function hasAttributes(selector: string, html: string): boolean {
  return [...selector.matchAll(ATTRIBUTE)].every(([, name, value]) =>
    html.includes(` ${name}="${value}"`),
  );
}
