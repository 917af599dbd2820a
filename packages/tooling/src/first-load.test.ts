import { describe, expect, test } from 'vitest';
import { firstLoad, type Manifest } from './first-load.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js', imports: ['_shared.js'], css: ['index.css'] },
  '_shared.js': { file: 'shared.js', imports: ['_deep.js'], css: ['shared.css'] },
  '_deep.js': { file: 'deep.js', imports: ['index.html'], css: ['shared.css'] },
  'claim.tsx': { file: 'claim.js', imports: ['_shared.js'], css: [] },
  'other.tsx': { file: 'other.js', imports: [], css: ['other.css'] },
};

describe('a first load', () => {
  test('holds what a module imports, near and far, with its style sheets', () => {
    expect(firstLoad(manifest, ['claim.tsx'])).toEqual([
      'claim.js',
      'shared.js',
      'shared.css',
      'deep.js',
      'index.js',
      'index.css',
    ]);
  });

  test('holds each file once, however many modules share it', () => {
    const files = firstLoad(manifest, ['index.html', 'claim.tsx', 'other.tsx']);
    expect([...files].sort()).toEqual([
      'claim.js',
      'deep.js',
      'index.css',
      'index.js',
      'other.css',
      'other.js',
      'shared.css',
      'shared.js',
    ]);
  });

  test('is refused for a module that is no chunk of the build', () => {
    expect(() => firstLoad(manifest, ['index.html', 'moved.tsx'])).toThrow('moved.tsx');
  });
});
