import { expect, test } from 'vitest';
import { firstLoadsOf } from './first-loads.ts';
import { firstViewsOf } from './first-views.ts';
import type { PrerenderedScreen } from './prerender.tsx';
import type { Bundle, Chunk } from './screen-files.ts';

function chunk(fileName: string, moduleIds: readonly string[], parts: Partial<Chunk> = {}): Chunk {
  return { type: 'chunk', fileName, isEntry: false, moduleIds, imports: [], ...parts };
}

const WORDS = ['id', 'en', 'zh'].flatMap((language) => [
  chunk(`words.${language}.js`, [
    `/src/frame/words.${language}.json`,
    `/src/problem/words.${language}.json`,
  ]),
  chunk(`claim.${language}.js`, [`/src/features/claim/words.${language}.json`]),
]);

const CHUNKS: readonly Chunk[] = [
  chunk('entry.js', ['/src/main.tsx'], { isEntry: true, imports: ['runtime.js'] }),
  chunk('runtime.js', []),
  chunk('shared.js', [], {
    imports: ['entry.js'],
    viteMetadata: { importedCss: new Set(['shared.css']) },
  }),
  chunk('claim.js', ['/src/claim.screen.tsx'], {
    imports: ['shared.js', 'runtime.js'],
    viteMetadata: { importedCss: new Set(['claim.css']) },
  }),
  chunk('other.js', ['/src/not-found.screen.tsx', '/src/wallet.screen.tsx']),
  ...WORDS,
];

const BUNDLE: Bundle = {
  'index.html': { type: 'asset' },
  ...Object.fromEntries(CHUNKS.map((each) => [each.fileName, each])),
};

/** A screen with a title in each language. */
function screen(
  module: string,
  title: string,
  parts: Partial<PrerenderedScreen> = {},
): PrerenderedScreen {
  const inLanguage = (language: string) => `${title} ${language}`;
  return {
    routes: [],
    module,
    namespaces: [],
    title: { id: inLanguage('id'), en: inLanguage('en'), zh: inLanguage('zh') },
    html: {
      id: `<h1>${inLanguage('id')}</h1>`,
      en: `<h1>${inLanguage('en')}</h1>`,
      zh: `<h1>${inLanguage('zh')}</h1>`,
    },
    ...parts,
  };
}

const SCREENS = [
  screen('src/not-found.screen.tsx', 'Not found'),
  screen('src/claim.screen.tsx', 'Claim', { routes: ['getCoupons'], namespaces: ['claim'] }),
  screen('src/wallet.screen.tsx', 'Wallet', { routes: ['vouchers', 'mine'] }),
];

const VIEWS = firstViewsOf(SCREENS, BUNDLE);

test('screens of one shape share it', () => {
  expect(VIEWS.shapes).toEqual(['<h1>{}</h1>']);
});

test('the first view is that of an address that leads nowhere', () => {
  expect(VIEWS.texts[VIEWS.views[0]?.texts[0] ?? -1]?.id).toBe('Not found id');
  expect(VIEWS.routes).toEqual({ getCoupons: 1, vouchers: 2, mine: 2 });
});

test('a view names its title, its texts, its files and its words, and none of the entry’s files', () => {
  const { texts = [], files = [], words = [] } = VIEWS.views[1] ?? {};
  expect(texts.map((index) => VIEWS.texts[index]?.zh)).toEqual(['Claim zh', 'Claim zh']);
  expect(files.map((index) => VIEWS.files[index])).toEqual([
    'claim.js',
    'shared.js',
    'claim.css',
    'shared.css',
  ]);
  expect(words.map((index) => VIEWS.words[index]?.en)).toEqual(['words.en.js', 'claim.en.js']);
});

test('the first load of a screen has the entry, its files and its words', () => {
  const load = firstLoadsOf(SCREENS, BUNDLE).find(
    ({ screen: name }) => name === 'src/claim.screen.tsx',
  );
  expect(load?.files.id).toEqual([
    'entry.js',
    'runtime.js',
    'claim.js',
    'shared.js',
    'claim.css',
    'shared.css',
    'words.id.js',
    'claim.id.js',
  ]);
});

test('refuses a screen that has another shape in another language', () => {
  const html = { id: '<h1>A</h1>', en: '<h1>A</h1><p>B</p>', zh: '<h1>A</h1>' };
  expect(() => firstViewsOf([screen('src/claim.screen.tsx', 'Claim', { html })], BUNDLE)).toThrow(
    'another shape in another language',
  );
});

test('refuses a module that is not in the build', () => {
  expect(() => firstViewsOf([screen('src/moved.screen.tsx', 'Moved')], BUNDLE)).toThrow('moved');
});
