import { LANGUAGES, type RouteName } from '@cangkir/core';
import type { FirstView, FirstViews, InLanguages } from '../../src/first-view/first-views.types.ts';
import type { PrerenderedScreen } from './prerender.tsx';
import { type Bundle, filesOfScreen, inEach, wordsOfScreen } from './screen-files.ts';
import { shapeOf } from './shape.ts';

/** What the page shows and loads first, from the rendered screens and the files of the build. */
export function firstViewsOf(screens: readonly PrerenderedScreen[], bundle: Bundle): FirstViews {
  const shapes = createList<string>();
  const texts = createList<InLanguages>();
  const files = createList<string>();
  const words = createList<InLanguages>();
  const views = createList<FirstView>();
  const routes: Partial<Record<RouteName, number>> = {};

  for (const screen of screens) {
    const { html, inLanguages } = sharedShape(screen);
    const view = views.indexOf({
      shape: shapes.indexOf(html),
      texts: [screen.title, ...inLanguages].map(texts.indexOf),
      files: filesOfScreen(screen, bundle).map(files.indexOf),
      words: wordsOfScreen(screen, bundle).map(words.indexOf),
    });
    for (const route of screen.routes) routes[route] = view;
  }
  return {
    shapes: shapes.items,
    texts: texts.items,
    files: files.items,
    words: words.items,
    views: views.items,
    routes,
  };
}

/** The shape of a screen, and its texts in every language. */
function sharedShape({ html, module }: PrerenderedScreen) {
  const shapes = { id: shapeOf(html.id), en: shapeOf(html.en), zh: shapeOf(html.zh) };
  if (LANGUAGES.some((language) => shapes[language].html !== shapes.id.html)) {
    throw new Error(`The skeleton of ${module} has another shape in another language.`);
  }
  const inLanguages = shapes.id.texts.map((_, index) =>
    inEach((language) => shapes[language].texts[index] ?? ''),
  );
  return { html: shapes.id.html, inLanguages };
}

/** A list without duplicates. */
function createList<Item>() {
  const items: Item[] = [];
  const keys: string[] = [];

  return {
    items,
    /** The index of an item, which is added if it is new. */
    indexOf(item: Item): number {
      const key = JSON.stringify(item);
      if (!keys.includes(key)) {
        keys.push(key);
        items.push(item);
      }
      return keys.indexOf(key);
    },
  };
}
