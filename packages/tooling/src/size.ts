/**
 * `npm run size`: what a browser loads before it can show a screen besides the HTML, against the budget. In KB of
 * 1000 bytes after gzip -9, with the messages of the longest-winded language. The HTML has budgets of its own.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { LANGUAGES } from '@cangkir/core';
import { APP_BUILD, readFirstLoads } from './built-app.ts';
import { SOURCE_MAPS } from './unmap/source-of-frame.ts';

/** The most that a screen's first load may weigh. Round trips cost more than bytes: a guard, not a goal. */
const BUDGET_KB = 206;

/**
 * The most that the HTML may weigh up to its first view, in KB after brotli: nothing is on the screen before it. It holds
 * the first view of every screen in every language.
 */
const FIRST_VIEW_BUDGET_KB = 33;

/**
 * The most that the HTML may weigh with all styles and pictures and what writes early answers: they arrive while a phone
 * waits for the first script, on a line that would be idle.
 */
const HTML_BUDGET_KB = 61.3;

/**
 * The most that may load after the first view to report what breaks and how fast pages felt, in KB after gzip -9, with what
 * it shares with the report of a problem.
 */
const HEALTH_BUDGET_KB = 6;

/** The most that may load after the first view to keep what the report of a problem alone needs, in KB after gzip -9. */
const TRAIL_BUDGET_KB = 3;

interface Weight {
  readonly file: string;
  readonly kilobytes: number;
}

reportHtml();
const trail = scriptOf('src/start/trail.ts');
// What masks errors, both load.
const health = ['src/start/health.ts', 'src/features/health/mask-error.ts'].map(scriptOf);
report(
  'what reports errors and speed',
  [...new Set(health)].filter((file) => file !== trail).map(weigh),
  HEALTH_BUDGET_KB,
);
report('what a report needs', [weigh(trail)], TRAIL_BUDGET_KB);
for (const { screen, files } of readFirstLoads()) {
  report(screen, heaviest(LANGUAGES.map((language) => files[language].map(weigh))), BUDGET_KB);
}

function heaviest(loads: readonly Weight[][]): Weight[] {
  return loads.reduce((most, load) => (total(load) > total(most) ? load : most), []);
}

function reportHtml(): void {
  const html = readFileSync(path.join(APP_BUILD, 'index.html'), 'utf8');
  const firstView = html.slice(0, html.lastIndexOf('<style>'));
  reportBrotli('index.html up to its first view', firstView, FIRST_VIEW_BUDGET_KB);
  reportBrotli('index.html', html, HTML_BUDGET_KB);
}

function reportBrotli(what: string, text: string, budgetKb: number): void {
  const kilobytes = brotliCompressSync(text).length / 1000;
  const isOver = kilobytes > budgetKb;
  if (isOver) process.exitCode = 1;
  console.log(
    `${what}: ${kilobytes.toFixed(1)} of ${budgetKb} KB by brotli${isOver ? ', TOO MUCH' : ''}`,
  );
}

function weigh(file: string): Weight {
  const bytes = gzipSync(readFileSync(path.join(APP_BUILD, file)), { level: 9 }).byteLength;
  return { file, kilobytes: bytes / 1000 };
}

function total(load: readonly Weight[]): number {
  return load.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
}

/** The script of the build that holds a module of the app, by the source maps. */
function scriptOf(module: string): string {
  const map = readdirSync(SOURCE_MAPS).find((file) =>
    readFileSync(path.join(SOURCE_MAPS, file), 'utf8').includes(`/${module}"`),
  );
  if (map === undefined) throw new Error(`No script of the build holds ${module}.`);
  return `assets/${path.basename(map, '.map')}`;
}

function report(what: string, load: readonly Weight[], budgetKb: number): void {
  const isOver = total(load) > budgetKb;
  if (isOver) process.exitCode = 1;
  console.log(`${what}: ${total(load).toFixed(1)} of ${budgetKb} KB${isOver ? ', TOO MUCH' : ''}`);
  for (const each of load.toSorted((a, b) => b.kilobytes - a.kilobytes)) {
    console.log(`${each.kilobytes.toFixed(1).padStart(8)}  ${each.file}`);
  }
}
