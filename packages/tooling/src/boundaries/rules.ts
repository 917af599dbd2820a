import type { Rules } from './rules.types.ts';

/** The arrows of docs/architecture.md. What is above all layers of its package is in find-wrong-arrows.ts. */
export const RULES: Rules = {
  packages: [
    {
      folder: 'packages/core',
      imports: [],
      never: ['react', 'react-dom', 'ofetch', 'node:*'],
    },
    { folder: 'packages/api', imports: ['@cangkir/core'], never: ['react', 'react-dom'] },
    { folder: 'packages/bridge', imports: ['@cangkir/core'], never: ['react', 'react-dom'] },
    {
      folder: 'packages/react',
      imports: ['@cangkir/core'],
      alsoImports: { '.storybook/': ['@cangkir/tooling'] },
    },
    {
      folder: 'apps/h5',
      imports: ['@cangkir/core', '@cangkir/react'],
      alsoImports: {
        'src/compose.ts': ['@cangkir/api', '@cangkir/bridge'],
        'src/first-view/': ['@cangkir/api'],
        'build/': ['@cangkir/tooling'],
      },
    },
    {
      folder: 'simulator',
      imports: [
        '@cangkir/core',
        '@cangkir/api',
        '@cangkir/bridge',
        '@cangkir/react',
        '@cangkir/tooling',
      ],
    },
    {
      folder: 'packages/tooling',
      imports: ['@cangkir/core'],
      alsoImports: {
        'src/bench/': ['@cangkir/api'],
        'src/conform/': ['@cangkir/api'],
        'src/contracts/': ['@cangkir/api', '@cangkir/bridge'],
        'src/http-test/': ['@cangkir/bridge'],
      },
    },
  ],

  layers: [
    {
      root: 'packages/core/src',
      layers: [
        ['platform', 'platform.d.ts'],
        ['rules'],
        ['flow'],
        ['features'],
        ['app'],
        ['index.ts'],
      ],
    },
    {
      root: 'apps/h5/src',
      layers: [
        ['adapters', 'format', 'i18n', 'problem'],
        ['navigation'],
        ['product-context.tsx'],
        ['frame'],
        ['features'],
        ['start', 'first-view', 'service-worker', 'screens.ts'],
        ['compose.ts', 'compose-in-memory.ts', 'screen-switch.tsx'],
        ['main.tsx'],
      ],
    },
    {
      root: 'simulator/src',
      layers: [
        ['shared'],
        ['backend', 'chart', 'clock'],
        ['settings'],
        ['scenario'],
        ['host', 'frame', 'inspection'],
        ['log', 'coverage', 'health', 'network'],
        ['phone', 'till', 'server'],
        ['desk'],
        ['replay'],
        ['replay/machines'],
        ['replay/page', 'replay/session'],
        ['replay/browser', 'replay/recording'],
        ['replay/from-report', 'replay/shrink'],
        ['report'],
        ['explore'],
        ['compose', 'cli'],
        ['mcp'],
        ['page'],
        [
          'page/chart',
          'page/coverage',
          'page/data',
          'page/health',
          'page/log',
          'page/panel',
          'page/phone',
          'page/replay',
          'page/till',
        ],
        ['page/column'],
        ['page/desk'],
        ['main.tsx', 'globals.d.ts'],
      ],
    },
  ],

  features: [
    {
      root: 'packages/core/src/features',
      arrows: { health: ['tracking'], love: ['draw'] },
    },
    {
      root: 'apps/h5/src/features',
      arrows: {
        claim: ['login', 'vouchers'],
        home: ['mine', 'vouchers'],
        login: ['legal'],
        mine: ['vouchers'],
      },
    },
  ],

  roles: [
    {
      root: 'packages/core/src/features',
      role: '.machine.ts',
      never: ['.view.ts', '.page.ts'],
    },
    { root: 'packages/core/src/features', role: '.view.ts', never: ['.page.ts'] },
  ],
};
