/**
 * `npm run collect`: writes the lists that follow from folders, so that a new feature is found by its files alone.
 * `npm run types` runs it first. `--check` only compares.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { writeOrCheck } from './generated-file.ts';
import { REPO_ROOT, readText } from './repo-root.ts';

/** A list of what the files of a kind export. */
interface List {
  /** The file that holds it. */
  readonly path: string;
  /** Whose exports it holds: a pattern from the root of the repository. */
  readonly from: string;
  /** The name of the list. */
  readonly name: string;
  /** What it is, in a sentence. */
  readonly what: string;
  readonly write: (name: string, files: readonly ListedFile[]) => readonly string[];
}

/** A file of the pattern. */
interface ListedFile {
  readonly file: string;
  /** How the list imports it, such as `./check-in/check-in.feature.ts`. */
  readonly module: string;
  /** Its name up to the first dot, such as `checkIn`. */
  readonly feature: string;
  readonly text: string;
}

const LISTS: readonly List[] = [
  {
    path: 'packages/core/src/testing/link-parameters.generated.ts',
    from: 'simulator/src/backend/*/*.links.json',
    name: 'LINK_PARAMETERS',
    what: 'What the link to a screen says where its path alone shows nothing, by route.',
    write: data('Readonly<Partial<Record<RouteName, Query>>>', [
      "import type { Query } from '../platform/navigation/query.ts';",
      "import type { RouteName } from '../platform/navigation/routes.ts';",
    ]),
  },
  {
    path: 'packages/api/src/endpoints.generated.ts',
    from: 'packages/api/src/*.api.ts',
    name: 'ENDPOINTS',
    what: 'Every request of the product, by name. A page imports only its own endpoints: the first screen loads no others.',
    write: joined('ENDPOINTS'),
  },
  {
    path: 'simulator/src/backend/features.generated.ts',
    from: 'simulator/src/backend/*/*.feature.ts',
    name: 'FEATURES',
    what: 'What the features bring to the backend.',
    write: byFeature,
  },
  {
    path: 'simulator/src/server/backend/features.costs.generated.ts',
    from: 'simulator/src/backend/*/*.costs.ts',
    name: 'COSTS',
    what: 'How the endpoints are measured.',
    write: joined('COSTS'),
  },
  {
    path: 'simulator/src/backend/states.generated.ts',
    from: 'simulator/src/backend/*/*.state.ts',
    name: 'STATES',
    what: 'What the features keep in the backend: a schema for each part of its state.',
    write: joined('STATE'),
  },
  {
    path: 'packages/core/src/testing/memory-features.generated.ts',
    from: 'packages/core/src/features/*/*.memory.ts',
    name: 'MEMORY_FEATURES',
    what: 'Every feature in memory.',
    write: inMemory,
  },
];

/** One object of the entries of all: each file exports its own, under a name that ends so. */
function joined(ending: string): List['write'] {
  return (name, files) => {
    const found = files.map(({ file, module, text }) => {
      const part = new RegExp(`^export const (\\w+_${ending})\\b`, 'm').exec(text)?.[1];
      if (part === undefined) throw new Error(`${file} exports no …_${ending}.`);
      return { part, module };
    });
    return [
      ...found.map(({ part, module }) => `import { ${part} } from '${module}';`),
      `export const ${name} = {`,
      ...found.map(({ part }) => `  ...${part},`),
      '} as const;',
    ];
  };
}

/** All that each file exports, by the name of its feature. */
function byFeature(name: string, files: readonly ListedFile[]): readonly string[] {
  return [
    ...files.map(({ feature, module }) => `import * as ${feature} from '${module}';`),
    `export const ${name} = {`,
    ...files.map(({ feature }) => `  ${feature},`),
    '};',
  ];
}

/** What each feature says of itself, by its name; its builders are passed on. */
function inMemory(name: string, files: readonly ListedFile[]): readonly string[] {
  return [
    ...files.map(({ feature, module }) => `import { ${feature}Memory } from '${module}';`),
    `export const ${name} = {`,
    ...files.map(({ feature }) => `  ${feature}: ${feature}Memory,`),
    '};',
    '',
    ...files.map(({ module }) => `export * from '${module}';`),
  ];
}

/** One object of all that the files hold, which are JSON: its own program may not import theirs. */
function data(type: string, imports: readonly string[]): List['write'] {
  return (name, files) => {
    const entries: object = Object.assign({}, ...files.map(({ text }) => JSON.parse(text)));
    return [...imports, `export const ${name}: ${type} = ${JSON.stringify(entries, null, 2)};`];
  };
}

function textOf({ path: target, from, name, what, write }: List): string {
  const found = globSync(from, { cwd: REPO_ROOT }).map((file) => file.replaceAll(path.sep, '/'));
  const files = found.sort().map((file) => listed(file, target));
  const lines = write(name, files);
  const start = lines.findIndex((line) => line.startsWith('export'));
  return [
    `// Generated by \`npm run collect\` from ${from}: change nothing here.`,
    ...lines.slice(0, start),
    '',
    `/** ${what} */`,
    ...lines.slice(start),
    '',
  ].join('\n');
}

function listed(file: string, target: string): ListedFile {
  const module = path.posix.relative(path.posix.dirname(target), file);
  return {
    file,
    module: module.startsWith('.') ? module : `./${module}`,
    feature: path.posix
      .basename(file)
      .replace(/\..*/, '')
      .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    text: readText(file),
  };
}

writeOrCheck(
  LISTS.map((list) => ({ path: list.path, text: textOf(list), command: 'npm run collect' })),
);
