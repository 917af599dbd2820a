import path from 'node:path';
import { drawings } from '@cangkir/react/drawings';
import { FIRST_LOADS_FILE } from '@cangkir/tooling/built-app';
import { createServer, isRunnableDevEnvironment, type Plugin, type Rolldown } from 'vite';
import type { FirstViews, PageData } from '../../src/first-view/first-views.types.ts';
import { TEXT_WRITER_ID } from '../../src/first-view/text-writer.ts';
import { bundleScript } from '../bundle-script.ts';
import { className } from '../class-name.ts';
import { sourceOf } from '../source-of.ts';
import { askedFiles } from './asked-endpoints.ts';
import { criticalCss } from './critical-css.ts';
import { firstLoadsOf } from './first-loads.ts';
import { firstViewsOf } from './first-views.ts';
import { stylesOf } from './screen-files.ts';
import { textWriter } from './text-writer.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The element of the page that the app takes over. */
const CONTAINER = '<div id="root"></div>';

/**
 * Writes the first view of every route into the built page: the shapes and texts of the screens, the script that shows
 * them and starts what the route needs, and all styles, with those of the first views first.
 */
export function firstView(): Plugin {
  return {
    name: 'first-view',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const { screens, failure, requests, slotFiles } = await readScreens();
      const built = await Promise.all(
        screens.map(async (screen) => {
          const gateways = (await askedFiles(screen.asks)).map(({ file }) => path.basename(file));
          return { ...screen, gateways };
        }),
      );
      const reporter = await bundleScript('src/first-view/report-failed-start.ts', {});
      const reporterFile = this.emitFile({
        type: 'asset',
        name: 'failed-start.js',
        source: reporter.code,
      });
      const views = firstViewsOf(
        built,
        { ...failure, script: this.getFileName(reporterFile) },
        bundle,
      );
      const { code } = await bundleScript('src/first-view/inline.ts', {});
      const writer = await textWriter(screens, slotFiles);
      const styles = takeStyles(bundle);
      page.source = String(page.source)
        .replace(
          /\s*<link rel="stylesheet"[^>]*>/,
          () => `<style>${criticalCss(styles, views.shapes.join(''))}</style>`,
        )
        .replace(CONTAINER, (container) =>
          [
            container,
            dataBlock('early-requests', requests),
            `<script>${toAscii(code)}</script>`,
            dataBlock('first-views', withFewerQuotes(views)),
            `<script>${'showFirstView' satisfies keyof Window}()</script>`,
            `<style>${styles}</style>`,
            `<template id="${TEXT_WRITER_ID}"><script>${toAscii(writer)}</script></template>`,
          ].join(''),
        );
      this.emitFile({
        type: 'asset',
        fileName: FIRST_LOADS_FILE,
        source: JSON.stringify(firstLoadsOf(built, bundle)),
      });
    },
  };
}

/** Reads the table of screens and their slots, and renders each screen, in a development server that nobody connects to. */
async function readScreens() {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    plugins: [drawings()],
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    css: { modules: { generateScopedName: className } },
  });
  try {
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error('The development server runs no modules.');
    const { prerenderScreens, prerenderFailure } = await ssr.runner.import<
      typeof import('./prerender.tsx')
    >('/build/first-view/prerender.tsx');
    const { earlyRequests } = await ssr.runner.import<typeof import('./early-requests.ts')>(
      '/build/first-view/early-requests.ts',
    );
    const { SLOT_FILES } = await ssr.runner.import<
      typeof import('../../src/first-view/slot-files.ts')
    >('/src/first-view/slot-files.ts');
    return {
      screens: await prerenderScreens(),
      failure: await prerenderFailure(),
      requests: earlyRequests(),
      slotFiles: SLOT_FILES,
    };
  } finally {
    await server.close();
  }
}

/**
 * Takes the style sheets out of the build, and returns them as one. They all come with the page, while the first file
 * that it asks for is on its way: no screen waits for a style, and none can get lost.
 */
function takeStyles(bundle: Rolldown.OutputBundle): string {
  const files = stylesOf(bundle);
  const styles = files.map((file) => sourceOf(bundle, file).trim());
  for (const file of files) delete bundle[file];
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk') file.viteMetadata?.importedCss.clear();
  }
  return styles.join('');
}

/** What the inline script reads: a browser takes half the time for JSON that it takes for code. */
function dataBlock<Id extends keyof PageData>(id: Id, data: PageData[Id]): string {
  // A tag in a text would end the block.
  const json = JSON.stringify(data).replaceAll('</script', '<\\/script');
  return `<script type="application/json" id="${id}">${toAscii(json)}</script>`;
}

/** JSON would escape the quotes of attributes. Few need any. */
function withFewerQuotes(views: FirstViews): FirstViews {
  const shapes = views.shapes.map((html) =>
    html.replaceAll(/="([\w./#%-]+)"(?=[ >])/g, '=$1').replaceAll('"', "'"),
  );
  return { ...views, shapes };
}

/** Escapes what JSON and scripts read alike: for a single character of Chinese, a browser decodes the whole page again. */
function toAscii(text: string): string {
  return text.replaceAll(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
