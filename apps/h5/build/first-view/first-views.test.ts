import path from 'node:path';
import { expect, test } from 'vitest';
import type { InLanguages } from '../../src/first-view/first-views.types.ts';
import { firstLoadsOf } from './first-loads.ts';
import { firstViewsOf } from './first-views.ts';
import type { PrerenderedView } from './prerender.tsx';
import {
  type BuiltFailure,
  type BuiltScreen,
  type Bundle,
  type Chunk,
  inEach,
  stylesOf,
} from './screen-files.ts';

function chunk(fileName: string, moduleIds: readonly string[], parts: Partial<Chunk> = {}): Chunk {
  return {
    type: 'chunk',
    fileName,
    isEntry: false,
    moduleIds,
    imports: [],
    dynamicImports: [],
    ...parts,
  };
}

const WORDS = ['id', 'en', 'zh'].flatMap((language) => [
  chunk(`messages.${language}.js`, [
    `/src/frame/messages.${language}.json`,
    `/src/problem/messages.${language}.json`,
  ]),
  chunk(`claim.${language}.js`, [`/src/features/claim/messages.${language}.json`]),
]);

const CHUNKS: readonly Chunk[] = [
  chunk('entry.js', ['/src/main.tsx'], {
    isEntry: true,
    imports: ['runtime.js'],
    dynamicImports: ['claim.js', 'other.js'],
    viteMetadata: { importedCss: new Set(['entry.css']) },
  }),
  chunk('runtime.js', []),
  chunk('renderer.js', ['/react-dom/client.js'], { imports: ['entry.js'] }),
  chunk('shared.js', [], {
    imports: ['entry.js'],
    viteMetadata: { importedCss: new Set(['shared.css']) },
  }),
  chunk('claim.js', ['/src/claim.screen.tsx'], {
    imports: ['shared.js', 'runtime.js'],
    viteMetadata: { importedCss: new Set(['claim.css']) },
  }),
  chunk('wallet.js', ['/api/src/vouchers.api.ts'], { imports: ['shared.js'] }),
  chunk('other.js', ['/src/not-found.screen.tsx', '/src/wallet.screen.tsx'], {
    imports: ['shared.js'],
    dynamicImports: ['later.js'],
  }),
  chunk('later.js', ['/src/later.ts'], { viteMetadata: { importedCss: new Set(['later.css']) } }),
  ...WORDS,
];

const BUNDLE: Bundle = {
  'index.html': { type: 'asset', fileName: 'index.html', originalFileNames: [] },
  'Ab12.svg': { type: 'asset', fileName: 'Ab12.svg', originalFileNames: ['src/art/cup.svg'] },
  'Cd34.svg': {
    type: 'asset',
    fileName: 'Cd34.svg',
    originalFileNames: ['../../packages/react/src/flag.svg'],
  },
  ...Object.fromEntries(CHUNKS.map((each) => [each.fileName, each])),
};

type Route = PrerenderedView['route'];

/** A screen with a title in each language, which shows the same to everybody. */
function screen(
  module: string,
  title: string,
  routes: readonly Route[],
  parts: Partial<BuiltScreen> = {},
): BuiltScreen {
  const inLanguage = (language: string) => `${title} ${language}`;
  const html = inEach((language) => `<h1>${inLanguage(language)}</h1>`);
  return {
    module,
    messages: [],
    parts: [],
    asks: [],
    opensOffline: false,
    gateways: [],
    notFound: null,
    title: inEach(inLanguage),
    views: routes.flatMap((route) => viewsOf(route, html)),
    ...parts,
  };
}

/** What a route shows a visitor, and a member if that is something else. */
function viewsOf(route: Route, visitor: InLanguages, member = visitor): readonly PrerenderedView[] {
  return [
    { route, person: 'visitor', isInApp: false, html: visitor },
    { route, person: 'ID', isInApp: false, html: member },
  ];
}

const SCREENS = [
  screen('src/not-found.screen.tsx', 'Not found', [null]),
  screen('src/claim.screen.tsx', 'Claim', ['getCoupons'], { messages: ['claim'] }),
  screen('src/wallet.screen.tsx', 'Wallet', ['vouchers', 'mine'], {
    parts: ['later.ts'],
    gateways: ['vouchers.api.ts'],
  }),
];

const FAILURE: BuiltFailure = {
  title: inEach((language) => `Failed ${language}`),
  html: inEach((language) => `<h1>Failed ${language}</h1>`),
  script: 'report.js',
};

const VIEWS = firstViewsOf(SCREENS, FAILURE, BUNDLE);

test('screens of one shape share it', () => {
  expect(VIEWS.shapes).toEqual(['<h1>{}</h1>']);
});

test('the first view is that of an address that leads nowhere', () => {
  expect(VIEWS.texts.id[VIEWS.views[0]?.texts[0] ?? -1]).toBe('Not found id');
  expect(VIEWS.routes).toEqual({
    getCoupons: { visitor: 1 },
    vouchers: { visitor: 2 },
    mine: { visitor: 2 },
  });
});

test('the failed start shares their shapes and loads its report alone', () => {
  const { texts, ...rest } = VIEWS.failed;
  expect(rest).toEqual({ shape: 0, script: 'report.js' });
  expect(texts.map((index) => VIEWS.texts.zh[index])).toEqual(['Failed zh', 'Failed zh']);
});

test('a view names its title, its texts, its files and its messages, and none of the entry’s files', () => {
  const { texts = [], files = [], messages = [] } = VIEWS.views[1] ?? {};
  expect(texts.map((index) => VIEWS.texts.zh[index])).toEqual(['Claim zh', 'Claim zh']);
  expect(files.map((index) => VIEWS.files[index])).toEqual(['claim.js', 'shared.js']);
  expect(messages.map((index) => VIEWS.messages[index]?.en)).toEqual([
    'messages.en.js',
    'claim.en.js',
  ]);
});

test('a view also names its parts, and the file of the API that its first request needs', () => {
  const files = VIEWS.views[2]?.files ?? [];
  expect(files.map((index) => VIEWS.files[index])).toEqual([
    'other.js',
    'shared.js',
    'later.js',
    'wallet.js',
  ]);
});

test('the first load of a screen has the entry, its files, the renderer and its messages', () => {
  const load = firstLoadsOf(SCREENS, BUNDLE).find(
    ({ screen: name }) => name === 'src/claim.screen.tsx',
  );
  expect(load?.files.id).toEqual([
    'entry.js',
    'runtime.js',
    'claim.js',
    'shared.js',
    'renderer.js',
    'messages.id.js',
    'claim.id.js',
  ]);
});

test('styles stand in the order of the scripts: those of the entry first, and of what a script imports before its own', () => {
  expect(stylesOf(BUNDLE)).toEqual(['entry.css', 'shared.css', 'claim.css', 'later.css']);
});

/** The first views of one route. */
function firstViewsAt(route: Route, visitor: InLanguages, member = visitor) {
  const views = viewsOf(route, visitor, member);
  return firstViewsOf([screen('src/claim.screen.tsx', 'Claim', [], { views })], FAILURE, BUNDLE);
}

test('a visitor and a member may see another shape first', () => {
  const { shapes, views, routes } = firstViewsAt(
    'home',
    inEach(() => '<p>Hello</p>'),
    inEach(() => '<h1>Ayu</h1>'),
  );
  const shapeFor = (index = -1) => shapes[views[index]?.shape ?? -1];
  expect(shapeFor(routes.home?.visitor)).toBe('<p>{}</p>');
  expect(shapeFor(routes.home?.ID)).toBe('<h1>{}</h1>');
});

test('a link may lead to another page on its route, and then shows that first', () => {
  const views: readonly PrerenderedView[] = [
    ...viewsOf(
      'bargain',
      inEach(() => '<p>Own</p>'),
    ),
    ...viewsOf(
      'bargain',
      inEach(() => '<h1>Help</h1>'),
    ).map((view) => ({ ...view, link: 'assistanceCode' })),
    ...viewsOf(
      'getCoupons',
      inEach(() => '<p>Own</p>'),
    ),
    ...viewsOf(
      'getCoupons',
      inEach(() => '<p>Own</p>'),
    ).map((view) => ({ ...view, link: 'activityCode' })),
  ];
  const { routes, links } = firstViewsOf(
    [screen('src/claim.screen.tsx', 'Claim', [], { views })],
    FAILURE,
    BUNDLE,
  );
  expect(routes).toEqual({ bargain: { visitor: 0 }, getCoupons: { visitor: 0 } });
  expect(links).toEqual({ assistanceCode: { bargain: { visitor: 1 } } });
});

test('the native app may see another shape first', () => {
  const views: readonly PrerenderedView[] = [
    ...viewsOf(
      'home',
      inEach(() => '<p>Hello</p><nav>Tabs</nav>'),
    ),
    { route: 'home', person: 'ID', isInApp: true, html: inEach(() => '<p>Hello</p>') },
  ];
  const { routes, routesInApp } = firstViewsOf(
    [screen('src/claim.screen.tsx', 'Claim', [], { views })],
    FAILURE,
    BUNDLE,
  );
  expect(routes).toEqual({ home: { visitor: 0 } });
  expect(routesInApp).toEqual({ home: { ID: 1 } });
});

test('a picture is that of the build', () => {
  const html = inEach(() => '<img alt="" src="/src/art/cup.svg?t=1"/>');
  expect(firstViewsAt('home', html).shapes).toEqual([
    '<img alt="" src="Ab12.svg"/>',
    '<h1>{}</h1>',
  ]);
});

test('a picture of another package is that of the build', () => {
  const flag = path.resolve(import.meta.dirname, '../../../../packages/react/src/flag.svg');
  const html = inEach(() => `<img alt="" src="/@fs${flag}?no-inline"/>`);
  expect(firstViewsAt('home', html).shapes).toEqual([
    '<img alt="" src="Cd34.svg"/>',
    '<h1>{}</h1>',
  ]);
});

test('refuses a screen that has another shape in another language', () => {
  const html = { id: '<h1>A</h1>', en: '<h1>A</h1><p>B</p>', zh: '<h1>A</h1>' };
  expect(() => firstViewsAt('home', html)).toThrow('another shape in another language');
});

test('refuses a module that is not in the build', () => {
  const screens = [screen('src/moved.screen.tsx', 'Moved', ['home'])];
  expect(() => firstViewsOf(screens, FAILURE, BUNDLE)).toThrow('moved');
});

test('a view names what takes its place where the address names nothing', () => {
  const notFound = inEach((language) => `<h1>No claim ${language}</h1>`);
  const { texts, views } = firstViewsOf(
    [screen('src/claim.screen.tsx', 'Claim', ['home'], { notFound })],
    FAILURE,
    BUNDLE,
  );
  const { shape, texts: named = [] } = views[0]?.notFound ?? {};
  expect(shape).toBe(views[0]?.shape);
  expect(named.map((index) => texts.zh[index])).toEqual(['Claim zh', 'No claim zh']);
});
