import path from 'node:path';

/**
 * The name of a CSS Module's class in the page: `ticket-face` for `face` in `ticket.module.css`. Plain
 * words say in the inspector where to look, and compress better than hashes.
 */
export function className(name: string, file: string): string {
  return `${path.basename(file).split('.')[0]}-${name}`;
}
