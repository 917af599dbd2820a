import app from '../package.json' with { type: 'json' };

/**
 * What the build writes for: the oldest browsers, as its `browserslist` names them, in the words of Vite. iOS is there
 * as iOS, since Lightning CSS drops for desktops what phones need, such as `-webkit-text-size-adjust`.
 */
export const TARGET: string[] = app.browserslist.map((browser) =>
  browser.toLowerCase().replace(' ', ''),
);
