import { icons } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { ICONS } from './src/icon/icons.ts';

/** Writes the lines of all icons into a page, before all else, where each `Icon` finds its own. */
export function iconSprite(): Plugin {
  return {
    name: 'icon-sprite',
    transformIndexHtml: () => [
      {
        tag: 'div',
        attrs: { hidden: true },
        children: `<svg>${Object.entries(ICONS).map(symbolOf).join('')}</svg>`,
        injectTo: 'body-prepend',
      },
    ],
  };
}

function symbolOf([name, ofLucide]: readonly [string, keyof typeof icons]): string {
  const drawn = renderToStaticMarkup(createElement(icons[ofLucide]));
  const lines = drawn.replace(/^<svg[^>]*>|<\/svg>$/g, '').replaceAll(/><\/\w+>/g, '/>');
  return `<symbol id="icon-${name}" viewBox="0 0 24 24">${lines}</symbol>`;
}
