import { expect, test } from 'vitest';
import { findWrongArrows } from './find-wrong-arrows.ts';
import { RULES } from './rules.ts';

const PACKAGES: Readonly<Record<string, object>> = {
  'packages/core': {
    name: '@cangkir/core',
    exports: { '.': '', './*': './src/features/*/index.ts', './testing': '' },
    dependencies: { xstate: '5.0.0' },
    devDependencies: { 'fast-check': '4.0.0' },
  },
  'packages/api': {
    name: '@cangkir/api',
    exports: { '.': '' },
    dependencies: { '@cangkir/core': '*', ofetch: '1.0.0' },
  },
  'packages/bridge': {
    name: '@cangkir/bridge',
    exports: { '.': '' },
    dependencies: { '@cangkir/core': '*' },
  },
  'packages/react': {
    name: '@cangkir/react',
    exports: { '.': '', './tokens.css': '' },
    dependencies: { '@cangkir/core': '*', react: '19.0.0' },
  },
  'packages/tooling': {
    name: '@cangkir/tooling',
    exports: { './chromium': '' },
    dependencies: { '@cangkir/core': '*', '@cangkir/api': '*', '@cangkir/bridge': '*' },
  },
  'apps/h5': {
    name: '@cangkir/h5',
    exports: {},
    dependencies: {
      '@cangkir/api': '*',
      '@cangkir/bridge': '*',
      '@cangkir/core': '*',
      '@cangkir/react': '*',
      '@cangkir/simulator': '*',
      react: '19.0.0',
    },
  },
  simulator: {
    name: '@cangkir/simulator',
    exports: {},
    dependencies: {
      '@cangkir/api': '*',
      '@cangkir/bridge': '*',
      '@cangkir/core': '*',
      '@cangkir/h5': '*',
      '@cangkir/react': '*',
      '@cangkir/tooling': '*',
    },
  },
};

/** The violations of the real rules in a project of these few files. */
function wrongIn(files: Readonly<Record<string, string>>): readonly string[] {
  const packages = Object.entries(PACKAGES).map(
    ([folder, content]) => [`${folder}/package.json`, JSON.stringify(content)] as const,
  );
  return findWrongArrows(new Map([...packages, ...Object.entries(files)]), RULES)
    .filter(({ file }) => file in files)
    .map(({ file, line, words }) => `${file}:${line} ${words}`);
}

const CORE = 'packages/core/src';
const DRAW = `${CORE}/features/draw`;
const H5 = 'apps/h5/src';
const DESK = 'simulator/src/desk';

test.each([
  // Between packages.
  [`${CORE}/rules/money/money.ts`, '@cangkir/api', 'packages/core imports no package of ours'],
  [`${CORE}/rules/money/money.ts`, '@cangkir/core', 'packages/core imports no package of ours'],
  ['packages/api/src/a.ts', '@cangkir/bridge', 'packages/api imports @cangkir/core.'],
  ['packages/bridge/src/a.ts', '@cangkir/react', 'packages/bridge imports @cangkir/core.'],
  ['packages/react/src/a.tsx', '@cangkir/api', 'packages/react imports @cangkir/core'],
  ['packages/tooling/src/a.ts', '@cangkir/api', 'packages/tooling imports @cangkir/core.'],
  [`${H5}/features/draw/a.tsx`, '@cangkir/api', 'apps/h5 imports @cangkir/core, @cangkir/react'],
  [`${H5}/compose.ts`, '@cangkir/simulator', 'apps/h5 imports @cangkir/core, @cangkir/react'],
  [`${DESK}/a.ts`, '@cangkir/h5', 'simulator imports @cangkir/core'],
  // Around the exports of a package.
  [`${DESK}/a.ts`, '../../../packages/core/src/index.ts', 'the path leaves the package simulator'],
  [`${DESK}/a.ts`, '../../../apps/h5/src/compose.ts', 'the path leaves the package simulator'],
  ['packages/api/src/a.ts', '@cangkir/core/src/rules/money.ts', '@cangkir/core does not export'],
  ['packages/api/src/a.ts', '@cangkir/core/drawing', '@cangkir/core does not export ./drawing'],
  ['packages/api/src/a.ts', 'xstate', 'packages/api/package.json does not declare xstate'],
  [`${CORE}/a.test.ts`, '@fast-check/vitest', 'does not declare @fast-check/vitest'],
  // Frameworks and platforms.
  [`${CORE}/features/draw/a.ts`, 'react', 'packages/core never imports it'],
  [`${CORE}/features/draw/a.ts`, 'react-dom/client', 'packages/core never imports it'],
  [`${CORE}/features/draw/a.ts`, 'ofetch', 'packages/core never imports it'],
  [`${CORE}/features/draw/a.test.ts`, 'node:fs', 'packages/core never imports it'],
  ['packages/api/src/a.ts', 'react', 'packages/api never imports it'],
  // The layers of the core.
  [`${CORE}/platform/clock.ts`, '../rules/money/money.ts', 'platform is below rules'],
  [`${CORE}/rules/money/money.ts`, '../../flow/change.ts', 'rules is below flow'],
  [`${CORE}/flow/change.ts`, '../features/draw/draw.ts', 'flow is below features'],
  [`${DRAW}/draw.machine.ts`, '../../app/pages.ts', 'features is below app'],
  [`${CORE}/app/pages.ts`, '../index.ts', 'app is below index.ts'],
  [`${CORE}/app/pages.ts`, '../testing/memory-ports.ts', 'product code never imports test code'],
  [`${DRAW}/draw.ts`, './draw.test.ts', 'product code never imports test code'],
  [`${DRAW}/draw.page.ts`, './draw.memory.ts', 'product code never imports test code'],
  ['packages/api/src/a.api.ts', './a.contract.ts', 'product code never imports test code'],
  ['simulator/src/backend/a/a.rules.ts', './a.costs.ts', 'product code never imports test code'],
  ['simulator/src/server/a.ts', './a.costs.generated.ts', 'product code never imports test code'],
  // Features.
  [`${DRAW}/draw.ts`, '../love/love.view.ts', 'the feature draw imports the feature love'],
  [`${CORE}/features/love/a.ts`, '../claim/claim.ts', 'the feature love imports the feature claim'],
  [`${DRAW}/draw.machine.ts`, './draw.view.ts', 'a *.machine.ts never imports a *.view.ts or'],
  [`${DRAW}/draw.machine.ts`, './draw.page.ts', 'a *.machine.ts never imports a *.view.ts or'],
  [`${DRAW}/draw.view.ts`, './draw.page.ts', 'a *.view.ts never imports a *.page.ts'],
  // The app.
  [`${H5}/features/draw/a.tsx`, '../love/love.tsx', 'the feature draw imports the feature love'],
  [`${H5}/features/draw/a.tsx`, '../../compose.ts', 'features is below compose.ts'],
  [`${H5}/features/draw/a.tsx`, '../../screens.ts', 'features is below screens.ts'],
  [`${H5}/frame/page.tsx`, '../features/draw/a.tsx', 'frame is below features'],
  [`${H5}/compose.ts`, './main.tsx', 'compose.ts is below main.tsx'],
  [`${H5}/adapters/a.ts`, '../i18n/i18n.ts', 'adapters and i18n are in the same layer'],
  // The simulator.
  [`${DESK}/a.ts`, '../replay/driver.ts', 'desk is below replay'],
  ['simulator/src/phone/a.ts', '../page/phone/phone.tsx', 'phone is below page/phone'],
  ['simulator/src/replay/a.ts', './page/settle.ts', 'replay is below replay/page'],
  ['simulator/src/log/a.ts', '../network/network.ts', 'log and network are in the same layer'],
])('refuses the import of %s: %s', (file, target, words) => {
  const [wrong, ...others] = wrongIn({ [file]: `import { a } from '${target}';` });
  expect(wrong).toContain(`${file}:1 imports ${target}: `);
  expect(wrong).toContain(words);
  expect(others).toEqual([]);
});

test.each([
  [`${CORE}/index.ts`, './features/draw/draw.ts'],
  [`${CORE}/app/pages.ts`, '../features/draw/draw.page.ts'],
  [`${CORE}/features/love/love.page.ts`, '../draw/draw.machine.ts'],
  [`${DRAW}/draw.page.ts`, './draw.machine.ts'],
  [`${DRAW}/draw.view.ts`, './draw.machine.ts'],
  [`${DRAW}/draw.test.ts`, '../../testing/memory-ports.ts'],
  [`${DRAW}/draw.memory.ts`, '../../testing/memory-gateway.ts'],
  [`${CORE}/testing/memory-ports.ts`, '../app/create-app.ts'],
  [`${DRAW}/draw.machine.ts`, 'xstate'],
  ['packages/api/src/a.test.ts', '@cangkir/core/testing'],
  ['packages/tooling/src/contracts/a.ts', '@cangkir/bridge'],
  [`${H5}/compose.ts`, '@cangkir/bridge'],
  [`${H5}/main.tsx`, '@cangkir/react/tokens.css'],
  [`${H5}/features/draw/a.tsx`, '../../i18n/i18n.ts'],
  [`${DESK}/a.ts`, '@cangkir/react'],
  [`${DESK}/a.ts`, 'node:fs'],
  [`${DESK}/a.ts`, '../phone/phone.ts'],
  ['simulator/src/replay/page/a.ts', '../driver.ts'],
])('allows the import of %s: %s', (file, target) => {
  expect(wrongIn({ [file]: `import { a } from '${target}';` })).toEqual([]);
});

test('allows the import of a feature that the pattern of the exports finds', () => {
  const files = {
    'packages/api/src/a.ts': "import { a } from '@cangkir/core/draw';",
    [`${DRAW}/index.ts`]: '',
  };
  expect(wrongIn(files)).toEqual([]);
});

test('finds every form of import', () => {
  const file = `${CORE}/rules/money/money.ts`;
  const ways = [
    "import { a } from '../../app/a.ts';",
    "import type { B } from '../../app/a.ts';",
    "import { type C } from '../../app/a.ts';",
    "import '../../app/a.ts';",
    "import d from '../../app/a.ts?raw';",
    "export { e } from '../../app/a.ts';",
    "export type { F } from '../../app/a.ts';",
    "export * from '../../app/a.ts';",
    "const g = () => import('../../app/a.ts');",
    'const h = () => import(`../../app/a.ts`);',
    "type I = import('../../app/a.ts').I;",
  ];
  const wrong = wrongIn({ [file]: ways.join('\n') });
  expect(wrong).toEqual(
    ways.map((_, index) => expect.stringContaining(`${file}:${index + 1} imports ../../app/a.ts`)),
  );
});

test('ignores imports in strings and comments', () => {
  const text =
    "// import { a } from '../../app/a.ts';\nexport const b = \"import '../../app/a.ts'\";";
  expect(wrongIn({ [`${CORE}/rules/money/money.ts`]: text })).toEqual([]);
});

test('refuses a cycle once, with its files, even of types', () => {
  const wrong = wrongIn({
    [`${DRAW}/a.ts`]: "export type { B } from './b.ts';",
    [`${DRAW}/b.ts`]: "\nimport type { C } from './c.ts';",
    [`${DRAW}/c.ts`]: "import type { A } from './a.ts';\nimport type { D } from './d.ts';",
    [`${DRAW}/d.ts`]: 'export type D = 1;',
  });
  expect(wrong).toEqual([
    `${DRAW}/a.ts:1 import cycle a.ts → b.ts → c.ts → a.ts. Move what both sides need to a file of its own.`,
  ]);
});

test('refuses a file that imports itself', () => {
  expect(wrongIn({ [`${DRAW}/a.ts`]: "import { a } from './a.ts';" })).toEqual([
    expect.stringContaining('import cycle a.ts → a.ts'),
  ]);
});

test('refuses a file outside all layers', () => {
  expect(wrongIn({ [`${CORE}/helpers/a.ts`]: '' })).toEqual([
    expect.stringContaining('belongs to no layer of packages/core/src'),
  ]);
});

test('refuses a layer without files', () => {
  const rules = { ...RULES, layers: [{ root: 'simulator/src', layers: [['desk'], ['attic']] }] };
  const files = new Map([
    ...Object.entries(PACKAGES).map(
      ([folder, content]) => [`${folder}/package.json`, JSON.stringify(content)] as const,
    ),
    [`${DESK}/a.ts`, ''] as const,
  ]);
  expect(findWrongArrows(files, rules)).toEqual([
    expect.objectContaining({ file: 'simulator/src/attic' }),
  ]);
});

test('fails on a file that can’t be parsed', () => {
  expect(() => wrongIn({ [`${DRAW}/a.ts`]: 'import {' })).toThrow(`Failed to parse ${DRAW}/a.ts`);
});
