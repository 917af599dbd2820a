import path from 'node:path';

/** A class in a style sheet. */
const CLASSES = /\.([a-zA-Z_][\w-]*)/g;

/**
 * The name of a CSS Module's class in the page: `ticket-2` for the third class of `ticket.module.css`. The inspector
 * shows in which file to look, and the page has no room for more. An animation keeps its name: `ticket-shine`.
 */
export function className(name: string, file: string, css: string): string {
  const classes = new Set([...css.matchAll(CLASSES)].map(([, found]) => found));
  const index = [...classes].indexOf(name);
  return `${path.basename(file).split('.')[0]}-${index < 0 ? name : index.toString(36)}`;
}
