import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REPO_ROOT } from '../repo-root.ts';
import { projectFiles } from './project-files.ts';

/**
 * The arrows of docs/architecture.md, held up to the linter: small files, laid out in a folder of
 * their own beside a copy of our configuration, so that a rule which has come loose fails here.
 */
interface Boundary {
  readonly may: readonly string[];
  readonly mayNot: readonly string[];
}

const BOUNDARIES: Readonly<Record<string, Boundary>> = {
  'packages/core/src/ports/a.ts': {
    may: ['./clock.ts'],
    mayNot: [
      '../claim/claim.ts',
      '../claim/claim.machine.ts',
      '../app/create-app.ts',
      '../testing/memory-router.ts',
      'xstate',
    ],
  },
  'packages/core/src/claim/a.ts': {
    may: ['./b.ts', '../ports/clock.ts', '../money/money.ts', 'xstate'],
    mayNot: [
      ...ours('api', 'bridge', 'react', 'h5', 'simulator', 'tooling'),
      ...neighbours('../../../', 'api', 'bridge', 'react', 'tooling'),
      ...neighbours('../../../../', 'apps/h5', 'simulator'),
      ...['react', 'react-dom', 'react-dom/client', 'ofetch', 'node:fs'],
      ...['./claim.machine.ts', '../login/login.machine.ts', './claim.view.ts'],
      ...['../app/create-app.ts', '../testing/memory-router.ts'],
    ],
  },
  'packages/core/src/claim/a.machine.ts': {
    may: ['./a.ts', '../coupon/voucher.ts', '../ports/clock.ts', 'xstate'],
    mayNot: [
      ...ours('api', 'bridge', 'react'),
      ...['../login/login.machine.ts', '../app/create-app.ts', '../testing/memory-router.ts'],
      ...['./a.view.ts', 'react', 'ofetch', 'node:fs'],
    ],
  },
  'packages/core/src/claim/a.view.ts': {
    may: ['./a.machine.ts', '../money/money.ts', '../ports/clock.ts', 'xstate'],
    mayNot: [
      ...ours('api', 'bridge', 'react'),
      ...['../app/create-app.ts', '../testing/memory-router.ts', 'react', 'ofetch', 'node:fs'],
    ],
  },
  'packages/core/src/index.ts': {
    may: ['./app/create-app.ts', './claim/claim.view.ts', './money/money.ts'],
    mayNot: [...ours('api', 'bridge', 'react'), './testing/index.ts', 'react', 'ofetch', 'node:fs'],
  },
  'packages/core/src/app/a.ts': {
    may: ['../claim/claim.machine.ts', '../money/money.ts', '../ports/clock.ts'],
    mayNot: [
      ...ours('api', 'bridge', 'react', 'h5', 'simulator', 'tooling'),
      ...neighbours('../../../', 'api', 'bridge', 'react', 'tooling'),
      ...['react', 'react-dom/client', 'ofetch', 'node:fs'],
      '../testing/memory-router.ts',
    ],
  },
  'packages/core/src/testing/a.ts': {
    may: ['../app/create-app.ts', '../ports/clock.ts'],
    mayNot: [
      ...ours('api', 'bridge', 'react', 'h5', 'simulator', 'tooling'),
      ...neighbours('../../../', 'api', 'bridge', 'react', 'tooling'),
      ...['react', 'ofetch', 'node:fs'],
    ],
  },
  'packages/core/src/claim/a.test.ts': {
    may: ['./claim.machine.ts', '../testing/memory-router.ts', 'fast-check'],
    mayNot: [
      ...ours('api', 'bridge', 'react', 'h5', 'simulator', 'tooling'),
      ...neighbours('../../../', 'api', 'bridge', 'react', 'tooling'),
    ],
  },
  'packages/api/src/a.ts': {
    may: [...ours('core', 'core/testing'), './b.ts', 'ofetch'],
    mayNot: [
      ...ours('bridge', 'react', 'h5', 'simulator', 'tooling', 'core/money'),
      ...neighbours('../../', 'core', 'bridge', 'react', 'tooling'),
      ...neighbours('../../../', 'apps/h5', 'simulator'),
      ...['react', 'react-dom', 'react-dom/client'],
    ],
  },
  'packages/bridge/src/a.ts': {
    may: [...ours('core', 'core/testing'), './b.ts'],
    mayNot: [
      ...ours('api', 'react', 'h5', 'simulator', 'tooling', 'core/money'),
      ...neighbours('../../', 'core', 'api', 'react', 'tooling'),
      ...neighbours('../../../', 'apps/h5', 'simulator'),
      ...['react', 'react-dom', 'react-dom/client'],
    ],
  },
  'packages/react/src/a.tsx': {
    may: [...ours('core', 'core/testing'), './b.tsx', 'react'],
    mayNot: [
      ...ours('api', 'bridge', 'h5', 'simulator', 'core/money'),
      ...neighbours('../../', 'core', 'api', 'bridge', 'tooling'),
      ...neighbours('../../../', 'apps/h5', 'simulator'),
    ],
  },
  'packages/tooling/src/a.ts': {
    may: [...ours('core'), './contracts/http-contract-page.ts', 'node:fs'],
    mayNot: [
      ...ours('api', 'bridge', 'react', 'h5', 'simulator', 'core/money'),
      ...neighbours('../../', 'core', 'api', 'bridge', 'react'),
      ...neighbours('../../../', 'apps/h5', 'simulator'),
    ],
  },
  'packages/tooling/src/contracts/a.ts': {
    may: [...ours('core', 'api', 'bridge'), './schema-fields.ts'],
    mayNot: [
      ...ours('react', 'h5', 'simulator', 'core/money', 'api/src/endpoints.ts'),
      ...neighbours('../../../', 'core', 'api', 'bridge', 'react'),
      ...neighbours('../../../../', 'apps/h5', 'simulator'),
    ],
  },
  'apps/h5/src/claim/a.tsx': {
    may: [
      ...ours('core', 'core/phone', 'react', 'react/tokens.css'),
      'react',
      '../layout/page.tsx',
    ],
    mayNot: [
      ...ours('api', 'bridge', 'simulator', 'simulator/backend', 'tooling', 'tooling/chromium'),
      ...ours('core/src/money/money.ts', 'react/src/button.tsx'),
      ...neighbours('../../../../packages/', 'core', 'api', 'bridge', 'react', 'tooling'),
      ...neighbours('../../../../', 'simulator'),
    ],
  },
  'apps/h5/src/compose.ts': {
    may: ours('core', 'api', 'bridge'),
    mayNot: [
      ...ours('simulator', 'simulator/backend', 'tooling', 'api/src/endpoints.ts'),
      ...neighbours('../../../packages/', 'core', 'api', 'bridge', 'react', 'tooling'),
      ...neighbours('../../../', 'simulator'),
    ],
  },
  'simulator/src/host/a.ts': {
    may: [...ours('core', 'bridge', 'api', 'core/testing', 'tooling/chromium'), 'react', 'node:fs'],
    mayNot: [
      ...ours('h5', 'h5/compose', 'react', 'react/tokens.css'),
      ...ours('core/src/money/money.ts', 'api/src/index.ts'),
      ...neighbours('../../../packages/', 'core', 'api', 'bridge', 'react', 'tooling'),
      ...neighbours('../../../', 'apps/h5'),
    ],
  },
};

/** Lines that would slip past a rule that looks at plain imports alone. */
const OTHER_WAYS = [
  "import type { A } from 'react';",
  "export { a } from 'react';",
  "export const b = import('react');",
  "import 'react';",
];

const FILES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.entries(BOUNDARIES).map(([file, { may, mayNot }]) => [
      file,
      [...may, ...mayNot].map((target, index) => `import { a${index} } from '${target}';`),
    ]),
  ),
  'packages/core/src/other-ways.ts': OTHER_WAYS,
  'packages/core/src/cycle-a.ts': ["import { b } from './cycle-b.ts';", 'export const a = b;'],
  'packages/core/src/cycle-b.ts': ["import { a } from './cycle-a.ts';", 'export const b = a;'],
  'packages/api/src/undeclared.ts': ["import { setup } from 'xstate';"],
  'packages/api/src/declared.ts': ["import { ofetch } from 'ofetch';"],
  'apps/h5/src/assertions.ts': [
    'export const a = window as unknown;',
    "export const b = ['x'] as const;",
    "export const c = document.querySelector('p')!;",
    'export function d(value: any) { return value; }',
  ],
};

const DIAGNOSTICS = v.object({
  diagnostics: v.array(
    v.object({
      category: v.string(),
      location: v.object({ path: v.string(), start: v.object({ line: v.number() }) }),
    }),
  ),
});

const project = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
let diagnostics: v.InferOutput<typeof DIAGNOSTICS>['diagnostics'] = [];

beforeAll(() => {
  for (const file of projectFiles().filter(isConfiguration)) {
    cpSync(path.join(REPO_ROOT, file), path.join(project, file));
  }
  for (const [file, lines] of Object.entries(FILES)) {
    mkdirSync(path.join(project, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(project, file), `${lines.join('\n')}\n`);
  }
  const biome = ['lint', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync('biome', biome, { cwd: project, encoding: 'utf8' });
  diagnostics = v.parse(v.pipe(v.string(), v.parseJson(), DIAGNOSTICS), stdout).diagnostics;
});

afterAll(() => rmSync(project, { recursive: true }));

describe('the linter', () => {
  test.each(Object.keys(BOUNDARIES))('holds the arrows of %s', (file) => {
    const { may, mayNot } = BOUNDARIES[file] ?? { may: [], mayNot: [] };
    const targets = [...may, ...mayNot];
    const refused = new Set(linesWith('lint/style/noRestrictedImports', file));
    expect(targets.filter((_, index) => refused.has(index + 1))).toEqual(mayNot);
  });

  test('holds them whatever the way of importing', () => {
    expect(linesWith('lint/style/noRestrictedImports', 'packages/core/src/other-ways.ts')).toEqual(
      OTHER_WAYS.map((_, index) => index + 1),
    );
  });

  test('refuses a cycle', () => {
    expect(linesWith('lint/suspicious/noImportCycles', 'packages/core/src/cycle-a.ts')).toEqual([
      1,
    ]);
  });

  test('refuses a dependency that the package does not declare', () => {
    const rule = 'lint/correctness/noUndeclaredDependencies';
    expect(linesWith(rule, 'packages/api/src/undeclared.ts')).toEqual([1]);
    expect(linesWith(rule, 'packages/api/src/declared.ts')).toEqual([]);
  });

  test('refuses an asserted type, but for `as const`', () => {
    const file = 'apps/h5/src/assertions.ts';
    expect(linesWith('plugin', file)).toEqual([1]);
    expect(linesWith('lint/style/noNonNullAssertion', file)).toEqual([3]);
    expect(linesWith('lint/suspicious/noExplicitAny', file)).toEqual([4]);
  });
});

function ours(...names: string[]): string[] {
  return names.map((name) => `@cangkir/${name}`);
}

function neighbours(up: string, ...folders: string[]): string[] {
  return folders.map((folder) => `${up}${folder}/src/index.ts`);
}

function isConfiguration(file: string): boolean {
  return /(^|\/)(package\.json|\.biome\.jsonc|\.gitignore)$|\.grit$/.test(file);
}

/** In their order, because the linter, which works in parallel, reports them in any. */
function linesWith(category: string, file: string): number[] {
  return diagnostics
    .filter((each) => each.category === category && each.location.path === file)
    .map((each) => each.location.start.line)
    .sort((a, b) => a - b);
}
