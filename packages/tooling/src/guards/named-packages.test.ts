import { expect, test } from 'vitest';
import { readText } from '../repo-root.ts';
import { projectFiles } from './project-files.ts';

/** The product's owner named these: each does real work, and none is replaced by code of our own. */
const NAMED = [
  'react',
  'react-dom',
  'wouter',
  'xstate',
  '@xstate/react',
  'ofetch',
  'i18next',
  'qrcode',
  'lottie-web',
  '@noble/hashes',
  '@fingerprintjs/fingerprintjs',
  'msw',
  'vitest',
  'storybook',
  'playwright',
];

const SOURCES = projectFiles()
  .filter((file) => /\.tsx?$/.test(file) && !/named-packages/.test(file))
  .map(readText);

test.each(NAMED)('%s is imported', (name) => {
  // Storybook is also imported by the scope of its packages.
  const imported = new RegExp(`(?:from |import\\()'@?${name.replace('@', '')}(?:/[^']*)?'`);
  expect(SOURCES.some((source) => imported.test(source))).toBe(true);
});
