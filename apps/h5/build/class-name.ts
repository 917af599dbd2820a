import path from 'node:path';

/**
 * The name of a CSS Module's class in the page: `ticket-face` for `face` in `ticket.module.css`. Plain
 * words compress better than the hashes that are usual, and say in the inspector where to look.
 */
export function className(name: string, file: string): string {
  return `${path.basename(file).split('.')[0]}-${name}`;
}
