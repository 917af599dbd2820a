import svgr from 'vite-plugin-svgr';
import { iconSprite } from './icon-sprite.ts';
import { pictureSprite, withShapesOfPage } from './picture-sprite.ts';

/**
 * Writes the icons and the pictures into the page, and makes components of drawings, such as `./cup.svg?react`. In its
 * file, a drawing has classes that are named after the tokens, such as `fill-brand`, and a style sheet with their light
 * theme, for drawing programs. Its component has the tokens.
 */
export function drawings() {
  return [
    iconSprite(),
    pictureSprite(inTokens),
    svgr({ svgrOptions: { jsxRuntime: 'automatic', plugins: [drawn, '@svgr/plugin-jsx'] } }),
  ];
}

function drawn(svg: string, _config: unknown, { filePath = '' }: { filePath?: string }): string {
  return withShapesOfPage(inTokens(svg), filePath);
}

function inTokens(svg: string): string {
  return svg
    .replace(/<style>.*<\/style>/s, '')
    .replace(/ xmlns="[^"]*"/, ' aria-hidden="true"')
    .replace(/ class="([^"]*)"/g, (_, names: string) =>
      names.replace(CLASS, ' $1="var(--color-$2)"'),
    );
}

/** A class of a colour, with the space after it. */
const CLASS = /(fill|stroke)-([\w-]+) ?/g;
