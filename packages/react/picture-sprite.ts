import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const PICTURES = path.join(import.meta.dirname, 'src/picture');

/**
 * Writes the shapes of all pictures into a page, after all else, where each picture finds its own.
 *
 * @param asDrawn Makes what a page shows of a file.
 */
export function pictureSprite(asDrawn: (svg: string) => string): Plugin {
  const pictures = readdirSync(PICTURES)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => {
      const shapes = asDrawn(readFileSync(path.join(PICTURES, file), 'utf8'))
        .replace(SHAPES, '$<shapes>')
        .replaceAll(/\n\s*/g, '');
      return `<g id="${idOf(file)}">${shapes}</g>`;
    });
  return {
    name: 'picture-sprite',
    transformIndexHtml: () => [
      {
        tag: 'div',
        attrs: { hidden: true },
        children: `<svg>${pictures.join('')}</svg>`,
        injectTo: 'body',
      },
    ],
  };
}

/** A picture that shows its shapes of the page. Any other drawing stays as it is. */
export function withShapesOfPage(svg: string, file: string): string {
  if (path.dirname(file) !== PICTURES) return svg;
  return svg.replace(SHAPES, `$<start><use href="#${idOf(file)}"/>$<end>`);
}

const SHAPES = /(?<start>^\s*<svg[^>]*>)(?<shapes>.*)(?<end><\/svg>\s*$)/s;

function idOf(file: string): string {
  return `picture-${path.basename(file, '.svg')}`;
}
