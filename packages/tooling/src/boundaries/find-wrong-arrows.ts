import path from 'node:path';
import * as v from 'valibot';
import { findCycles } from './find-cycles.ts';
import { importsOf } from './imports-of.ts';
import type { LayerRule, PackageRule, Rules } from './rules.types.ts';

/** An import that the rules refuse. */
export interface WrongArrow {
  readonly file: string;
  /** Counts from 1. */
  readonly line: number;
  /** What is wrong, why, and what to do. */
  readonly words: string;
}

/** An import, with its resolved ends. */
interface Arrow {
  readonly file: string;
  readonly line: number;
  /** The specifier as written. */
  readonly written: string;
  /** The file of a relative import; null for a package. */
  readonly target: string | null;
  readonly rule: PackageRule;
  readonly rules: Rules;
  readonly packages: ReadonlyMap<string, PackageFile>;
  readonly files: ReadonlyMap<string, string>;
}

/** The violation of an import; null if none. */
type Check = (arrow: Arrow) => string | null;

const NAMES = v.optional(v.record(v.string(), v.unknown()), {});
const PACKAGE_FILE = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    name: v.string(),
    exports: v.optional(v.record(v.string(), v.string()), {}),
    dependencies: NAMES,
    devDependencies: NAMES,
  }),
);
type PackageFile = v.InferOutput<typeof PACKAGE_FILE>;

/** Tests, measures, stories, what only documents say, features in memory, and their helpers. They may import every layer of their package. */
const TEST =
  /\.(test|bench|costs|stories|e2e|webkit|contract|memory)(\.generated)?\.tsx?$|(^|\/)(testing|e2e|\.storybook)\/|(^|\/)testing\.ts$/;

/**
 * The imports that the rules refuse, in the order of the files.
 *
 * @param files The sources of the packages and their `package.json`, by path from the repository's root.
 * @throws Error if a package of the rules has no `package.json` among the files.
 */
export function findWrongArrows(
  files: ReadonlyMap<string, string>,
  rules: Rules,
): readonly WrongArrow[] {
  const packages = new Map(
    rules.packages.map(({ folder }) => [folder, packageFile(files, folder)]),
  );
  const arrows = [...files].flatMap(([file, text]) => {
    const rule = rules.packages.find(({ folder }) => isIn(file, folder));
    if (rule === undefined || !/\.tsx?$/.test(file)) return [];
    return importsOf(file, text).map(({ line, target: written }): Arrow => {
      const target = written.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), written)
        : null;
      return { file, line, written, target, rule, rules, packages, files };
    });
  });
  return [
    ...arrows.flatMap(wrongOf),
    ...cyclesOf(arrows),
    ...rules.layers.flatMap((rule) => strayNames(rule, [...files.keys()])),
  ];
}

/** The first failing check has the most precise message. */
function wrongOf(arrow: Arrow): readonly WrongArrow[] {
  const { file, line, written } = arrow;
  for (const check of CHECKS) {
    const words = check(arrow);
    if (words !== null) return [{ file, line, words: `imports ${written}: ${words}` }];
  }
  return [];
}

const CHECKS: readonly Check[] = [
  function leavesPackage({ target, rule }) {
    if (target === null || isIn(target, rule.folder)) return null;
    return `the path leaves the package ${rule.folder}. Import another package by its name.`;
  },

  function foreignPackage({ written, target, rule: { folder, never = [] } }) {
    if (target !== null) return null;
    const isNever = never.some((name) =>
      name === 'node:*' ? written.startsWith('node:') : isIn(written, name),
    );
    return isNever ? `${folder} never imports it. Take a port, or move the code out.` : null;
  },

  function ourPackage({ file, written, target, rule, packages }) {
    const name = packageNameOf(written);
    const isOurs = [...packages.values()].some((each) => each.name === name);
    if (target !== null || !isOurs) return null;
    const also = Object.entries(rule.alsoImports ?? {})
      .filter(([place]) => isAt(file, `${rule.folder}/${place}`))
      .flatMap(([, names]) => names);
    if ([...rule.imports, ...also].some((allowed) => isIn(written, allowed))) return null;
    const list = rule.imports.join(', ') || 'no package of ours';
    return `${rule.folder} imports ${list}. Move the code to a package that may import it.`;
  },

  function pastExports({ written, target, packages, files }) {
    const name = packageNameOf(written);
    const ours = [...packages].find(([, each]) => each.name === name);
    if (target !== null || ours === undefined) return null;
    const [folder, { exports }] = ours;
    const subpath = `.${written.slice(name.length)}`;
    if (subpath in exports || files.has(patternFile(folder, exports, subpath))) return null;
    return `${name} does not export ${subpath}. Import one of its exports, or add one.`;
  },

  function undeclared({ written, target, rule, packages }) {
    if (target !== null || written.startsWith('node:')) return null;
    const name = packageNameOf(written);
    const own = packages.get(rule.folder);
    if (own && (name in own.dependencies || name in own.devDependencies)) return null;
    return `${rule.folder}/package.json does not declare ${name}. Add it there with its exact version.`;
  },

  function testCode({ file, target }) {
    if (target === null || TEST.test(file) || !TEST.test(target)) return null;
    return 'product code never imports test code. Move what both need out of the test code.';
  },

  function layer({ file, target, rules: { layers } }) {
    if (target === null || TEST.test(file)) return null;
    const rule = layers.find(({ root }) => isIn(file, root) && isIn(target, root));
    if (rule === undefined) return null;
    const from = layerOf(file, rule);
    const to = layerOf(target, rule);
    if (from === null || to === null || from.name === to.name || from.layer > to.layer) return null;
    return from.layer === to.layer
      ? `${from.name} and ${to.name} are in the same layer of ${rule.root}. Move what both need to a lower one.`
      : `${from.name} is below ${to.name} in ${rule.root}. Move the code down, or take it as a parameter.`;
  },

  function feature({ file, target, rules: { features } }) {
    if (target === null || TEST.test(file)) return null;
    const rule = features.find(({ root }) => isIn(file, root) && isIn(target, root));
    if (rule === undefined) return null;
    const [from = ''] = file.slice(rule.root.length + 1).split('/');
    const [to = ''] = target.slice(rule.root.length + 1).split('/');
    if (from === to || rule.arrows[from]?.includes(to)) return null;
    return `the feature ${from} imports the feature ${to}. Move what both need to a lower layer.`;
  },

  function role({ file, target, rules: { roles } }) {
    if (target === null) return null;
    const rule = roles.find(
      ({ root, role, never }) =>
        isIn(file, root) && file.endsWith(role) && never.some((end) => target.endsWith(end)),
    );
    return rule === undefined
      ? null
      : `a *${rule.role} never imports ${rule.never.map((end) => `a *${end}`).join(' or ')}. Turn the arrow round.`;
  },
];

/** A cycle of types counts, too: none of its files can be understood alone. */
function cyclesOf(arrows: readonly Arrow[]): readonly WrongArrow[] {
  const graph = new Map<string, string[]>();
  for (const { file, target } of arrows) {
    if (target !== null) graph.set(file, [...(graph.get(file) ?? []), target]);
  }
  return findCycles(graph).map((cycle) => {
    const [file = '', next = file] = cycle;
    const line = arrows.find((arrow) => arrow.file === file && arrow.target === next)?.line ?? 1;
    const way = [...cycle, file].map((each) => path.posix.basename(each)).join(' → ');
    const words = `import cycle ${way}. Move what both sides need to a file of its own.`;
    return { file, line, words };
  });
}

/** Files outside all layers, and layers without files. */
function strayNames(rule: LayerRule, files: readonly string[]): readonly WrongArrow[] {
  const inside = files.filter((file) => isIn(file, rule.root) && /\.tsx?$/.test(file));
  const used = new Set(inside.map((file) => layerOf(file, rule)?.name));
  const stray = inside
    .filter((file) => !TEST.test(file) && layerOf(file, rule) === null)
    .map((file) => ({
      file,
      words: `belongs to no layer of ${rule.root}. Add it to \`layers\` in boundaries/rules.ts.`,
    }));
  const gone = rule.layers
    .flat()
    .filter((name) => !used.has(name))
    .map((name) => ({
      file: `${rule.root}/${name}`,
      words: 'is a layer without files. Remove it from `layers` in boundaries/rules.ts.',
    }));
  return [...stray, ...gone].map((each) => ({ ...each, line: 1 }));
}

/** The folder or file of the rule that a file belongs to, and the number of its layer. */
function layerOf(
  file: string,
  { root, layers }: LayerRule,
): { name: string; layer: number } | null {
  const inside = file.slice(root.length + 1);
  return layers
    .flatMap((names, layer) => names.map((name) => ({ name, layer })))
    .filter(({ name }) => isIn(inside, name))
    .reduce<{ name: string; layer: number } | null>(
      (longest, each) =>
        longest === null || each.name.length > longest.name.length ? each : longest,
      null,
    );
}

function packageFile(files: ReadonlyMap<string, string>, folder: string): PackageFile {
  const file = `${folder}/package.json`;
  const read = v.safeParse(PACKAGE_FILE, files.get(file));
  if (!read.success) throw new Error(`${file} is missing or names no package: see rules.ts.`);
  return read.output;
}

/** `@scope/name/sub` belongs to the package `@scope/name`. */
function packageNameOf(written: string): string {
  return written.split('/', written.startsWith('@') ? 2 : 1).join('/');
}

/** The file that a package's pattern `./*` makes of a subpath, from the repository's root; empty if it has none. */
function patternFile(folder: string, exports: PackageFile['exports'], subpath: string): string {
  const { './*': pattern = '' } = exports;
  return path.posix.join(folder, pattern.replace('*', subpath.slice('./'.length)));
}

/** Whether a name is this folder, file or package, or inside it. */
function isIn(name: string, folder: string): boolean {
  return name === folder || name.startsWith(`${folder}/`);
}

/** The same for a place that is a file, or a folder ending with `/`. */
function isAt(file: string, place: string): boolean {
  return place.endsWith('/') ? file.startsWith(place) : file === place;
}
