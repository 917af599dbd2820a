import { describe, expect, test } from 'vitest';
import { firstLoad, type Manifest, screenModules, screensOf } from './first-load.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js', imports: ['_shared.js'], css: ['index.css'] },
  '_shared.js': { file: 'shared.js', imports: ['_deep.js'], css: ['shared.css'] },
  '_deep.js': { file: 'deep.js', imports: ['index.html'], css: ['shared.css'] },
  'claim.tsx': { file: 'claim.js', imports: ['_shared.js'], css: [] },
  'other.tsx': { file: 'other.js', imports: [], css: ['other.css'] },
};

describe('a first load', () => {
  test('includes direct and indirect imports, and their style sheets', () => {
    expect(firstLoad(manifest, ['claim.tsx'])).toEqual([
      'claim.js',
      'shared.js',
      'shared.css',
      'deep.js',
      'index.js',
      'index.css',
    ]);
  });

  test('includes each file once, however many modules share it', () => {
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

  test('fails for a module that is not a chunk of the build', () => {
    expect(() => firstLoad(manifest, ['index.html', 'moved.tsx'])).toThrow('moved.tsx');
  });
});

describe('a screen', () => {
  const chunk = { file: 'chunk.js', imports: [], css: [] };
  const build: Manifest = {
    'index.html': chunk,
    'src/features/claim/claim.screen.tsx': chunk,
    'src/features/vouchers/coupon-detail.screen.tsx': chunk,
    'src/features/claim/words.id.json': chunk,
    '../../packages/core/src/features/claim/claim.page.ts': chunk,
  };

  test('is a chunk of a feature', () => {
    expect(screensOf(build)).toEqual([
      'src/features/claim/claim.screen.tsx',
      'src/features/vouchers/coupon-detail.screen.tsx',
    ]);
  });

  test('needs its machine, and the words of all features that it imports', () => {
    expect(screenModules(build, 'src/features/claim/claim.screen.tsx', 'id')).toEqual([
      'index.html',
      'src/features/claim/claim.screen.tsx',
      '../../packages/core/src/features/claim/claim.page.ts',
      'src/frame/words.id.json',
      'src/problem/words.id.json',
      'src/features/claim/words.id.json',
      'src/features/login/words.id.json',
      'src/features/vouchers/words.id.json',
    ]);
  });

  test('has no machine where its feature has none', () => {
    expect(screenModules(build, 'src/features/vouchers/coupon-detail.screen.tsx', 'en')).toEqual([
      'index.html',
      'src/features/vouchers/coupon-detail.screen.tsx',
      'src/frame/words.en.json',
      'src/problem/words.en.json',
      'src/features/vouchers/words.en.json',
    ]);
  });
});
