import path from 'node:path';
import { parseSync, Visitor } from 'vite';

/** A name that a file exports. */
export interface Export {
  readonly file: string;
  readonly name: string;
}

/** A name of another module. `*` stands for all of them. */
interface Foreign {
  readonly target: string;
  readonly name: string;
}

/** What a part of a file names. */
interface Uses {
  readonly names: Set<string>;
  readonly modules: Set<string>;
}

interface Module {
  readonly declarations: ReadonlyMap<string, Uses>;
  /** What runs as soon as the file is loaded. */
  readonly effects: Uses;
  readonly imports: ReadonlyMap<string, Foreign>;
  /** By name: what the file has itself, or passes on. */
  readonly exports: ReadonlyMap<string, string | Foreign>;
  /** The exports that are there for the compiler alone. */
  readonly types: ReadonlySet<string>;
}

/** The modules of a project by their files. */
export interface Modules {
  readonly byFile: ReadonlyMap<string, Module>;
  /** The file of a specifier such as `@cangkir/core/claim`. */
  find(from: string, specifier: string): string | null;
}

type IsFile = (file: string) => boolean;

/** Reads the sources of a project, with the `package.json` of each package. */
export function readModules(files: ReadonlyMap<string, string>): Modules {
  const sources = [...files].filter(([file]) => /\.tsx?$/.test(file));
  const find = entriesOf(files);
  return {
    byFile: new Map(sources.map(([file, text]) => [file, readModule(file, text)])),
    find: (from, specifier) =>
      specifier.startsWith('.')
        ? path.posix.join(path.posix.dirname(from), specifier)
        : find(specifier),
  };
}

/**
 * The exports of files that must be called, types aside, and that no caller reaches over any number of declarations and
 * files. All of a caller counts as called. A name stands for whatever has that name in its file, and a module that is
 * loaded late for all that it exports.
 */
export function findUncalled(modules: Modules, isCaller: IsFile, mustBeCalled: IsFile): Export[] {
  const reached = new Set<string>();

  function isNew(key: string): boolean {
    const { size } = reached;
    return reached.add(key).size > size;
  }

  function reachExport(from: string, { target, name }: Foreign): void {
    const file = modules.find(from, target);
    const found = modules.byFile.get(file ?? '');
    if (file === null || found === undefined) return;
    if (isNew(file)) reachUses(file, found.effects);
    for (const each of name === '*' ? found.exports.keys() : [name]) reachOrigin(file, each);
  }

  function reachOrigin(file: string, name: string): void {
    const origin = modules.byFile.get(file)?.exports.get(name);
    if (origin === undefined || !isNew(`${file} exports ${name}`)) return;
    if (typeof origin === 'string') reachName(file, origin);
    else reachExport(file, origin);
  }

  function reachName(file: string, name: string): void {
    if (!isNew(`${file} has ${name}`)) return;
    const found = modules.byFile.get(file);
    const foreign = found?.imports.get(name);
    if (foreign !== undefined) reachExport(file, foreign);
    const uses = found?.declarations.get(name);
    if (uses !== undefined) reachUses(file, uses);
  }

  function reachUses(file: string, { names, modules: late }: Uses): void {
    for (const name of names) reachName(file, name);
    for (const target of late) reachExport(file, { target, name: '*' });
  }

  for (const [file, { declarations, effects }] of modules.byFile) {
    if (!isCaller(file)) continue;
    for (const uses of [effects, ...declarations.values()]) reachUses(file, uses);
  }
  return [...modules.byFile]
    .filter(([file]) => mustBeCalled(file))
    .flatMap(([file, { exports, types }]) =>
      [...exports]
        .filter(([name, origin]) => {
          const key = typeof origin === 'string' ? `has ${origin}` : `exports ${name}`;
          return !types.has(name) && !reached.has(`${file} ${key}`);
        })
        .map(([name]) => ({ file, name })),
    );
}

/** Finds the file that a package exports by a specifier. */
function entriesOf(files: ReadonlyMap<string, string>): (specifier: string) => string | null {
  const entries = new Map<string, string>();
  for (const [file, text] of files) {
    if (path.posix.basename(file) !== 'package.json') continue;
    const { name, exports = {} }: { name: string; exports?: Record<string, string> } =
      JSON.parse(text);
    for (const [key, target] of Object.entries(exports)) {
      entries.set(name + key.slice(1), path.posix.join(path.posix.dirname(file), target));
    }
  }
  return (specifier) => {
    const { dir, base } = path.posix.parse(specifier);
    return entries.get(specifier) ?? entries.get(`${dir}/*`)?.replace('*', base) ?? null;
  };
}

function readModule(file: string, text: string): Module {
  const { module, program } = parseSync(file, text);
  const effects = noUses();
  const declarations = new Map<string, Uses>();
  const parts = program.body.map((statement) => {
    const names = declaredBy(statement);
    const uses = names.length === 0 ? effects : noUses();
    for (const name of names) declarations.set(name, uses);
    return { start: statement.start, end: statement.end, uses };
  });

  function partAt(place: number): Uses {
    return parts.find(({ start, end }) => start <= place && place < end)?.uses ?? effects;
  }
  new Visitor({
    Identifier: ({ name, start }) => void partAt(start).names.add(name),
    JSXIdentifier: ({ name, start }) => void partAt(start).names.add(name),
    ImportExpression({ source, start }) {
      if (source.type === 'Literal') partAt(start).modules.add(String(source.value));
    },
    TSImportType: ({ source, start }) => void partAt(start).modules.add(source.value),
  }).visit({
    ...program,
    // Their names are no use of what they name.
    body: program.body.filter(
      (part) =>
        part.type !== 'ImportDeclaration' &&
        !(part.type === 'ExportNamedDeclaration' && part.declaration === null),
    ),
  });
  return { declarations, effects, imports: importsIn(module), ...exportsIn(module) };
}

function noUses(): Uses {
  return { names: new Set(), modules: new Set() };
}

type Parsed = ReturnType<typeof parseSync>;

/** The names that a statement declares. None if it only runs. */
function declaredBy(statement: Parsed['program']['body'][number]): readonly string[] {
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration === null) return [];
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
  }
  const { id = null } = 'id' in declaration ? declaration : {};
  return id?.type === 'Identifier' ? [id.name] : [];
}

function importsIn({ staticImports }: Parsed['module']): ReadonlyMap<string, Foreign> {
  return new Map(
    staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ localName, importName }) => [
        localName.value,
        { target: moduleRequest.value, name: importName.name ?? '*' },
      ]),
    ),
  );
}

function exportsIn({ staticExports }: Parsed['module']): Pick<Module, 'exports' | 'types'> {
  const exports = new Map<string, string | Foreign>();
  const types = new Set<string>();
  for (const { moduleRequest, importName, exportName, localName, isType } of staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    const name = exportName.name ?? 'default';
    const own = localName.name ?? 'default';
    const foreign = moduleRequest && {
      target: moduleRequest.value,
      name: importName.name ?? '*',
    };
    exports.set(name, foreign ?? own);
    if (isType) types.add(name);
  }
  return { exports, types };
}
