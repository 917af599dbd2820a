import { expect, test } from 'vitest';
import { refusedLines } from './refused-lines.ts';

const PLATFORM = [
  'window',
  'document',
  'localStorage',
  'navigator',
  'fetch',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'crypto',
  'console',
  'process',
  'Buffer',
  'URLSearchParams',
].map((name) => `void ${name};`);

test('no browser or Node API compiles with the options of the core', () => {
  expect(refusedLines('packages/core', PLATFORM, ['src/platform.d.ts'])).toEqual(PLATFORM);
});
