/**
 * `npm run size`: what a browser loads before it can show a screen, JS and CSS, against the budget. In KB of
 * 1000 bytes after gzip -9, with the words of the longest-winded language.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '@cangkir/core';
import { APP_BUILD, readManifest } from './built-app.ts';
import { firstLoad, screenModules, screensOf } from './first-load.ts';

/** The most that a screen's first load may weigh. Round trips cost more than bytes: a guard, not a goal. */
const BUDGET_KB = 160;

interface Weight {
  readonly file: string;
  readonly kilobytes: number;
}

const manifest = readManifest();

for (const screen of screensOf(manifest)) report(screen, heaviestLoad(screen));

function heaviestLoad(screen: string): Weight[] {
  const loads = LANGUAGES.map((language) =>
    firstLoad(manifest, screenModules(manifest, screen, language)).map(weigh),
  );
  return loads.reduce((heaviest, load) => (total(load) > total(heaviest) ? load : heaviest), []);
}

function weigh(file: string): Weight {
  const bytes = gzipSync(readFileSync(path.join(APP_BUILD, file)), { level: 9 }).byteLength;
  return { file, kilobytes: bytes / 1000 };
}

function total(load: readonly Weight[]): number {
  return load.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
}

function report(screen: string, load: readonly Weight[]): void {
  const isOver = total(load) > BUDGET_KB;
  if (isOver) process.exitCode = 1;
  console.log(
    `${screen}: ${total(load).toFixed(1)} of ${BUDGET_KB} KB${isOver ? ', TOO MUCH' : ''}`,
  );
  for (const each of load.toSorted((a, b) => b.kilobytes - a.kilobytes)) {
    console.log(`${each.kilobytes.toFixed(1).padStart(8)}  ${each.file}`);
  }
}
