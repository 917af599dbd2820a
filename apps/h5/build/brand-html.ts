import { BRAND } from '@cangkir/core';
import type { Plugin } from 'vite';

/** Puts the brand's name into the page: no file but the brand's own spells it. */
export function brandHtml(): Plugin {
  return {
    name: 'brand-html',
    transformIndexHtml: (html) => html.replaceAll('%BRAND%', BRAND.displayName),
  };
}
