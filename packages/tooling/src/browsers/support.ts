import bcd, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';
import { oldestBrowsers } from './oldest-browsers.ts';

/** A feature of MDN's data. */
export interface Feature {
  /** Its path in the data, such as `css.selectors.has`. */
  readonly path: string;
  readonly compat: CompatStatement;
}

const AREAS: Readonly<Record<string, Identifier>> = {
  api: bcd.api,
  css: bcd.css,
  html: bcd.html,
  javascript: bcd.javascript,
};

const OLDEST = oldestBrowsers();

/** The oldest browsers, by their ids in MDN's data. */
export const OLDEST_IDS: readonly BrowserName[] = OLDEST.map(({ id }) => id);

/** The feature of this name below a path, such as `has` below `css.selectors`, if MDN knows it. */
export function featureAt(path: string, name: string): Feature | undefined {
  const compat = partOf(partAt(path), name)?.__compat;
  return compat && { path: `${path}.${name}`, compat };
}

/** The names below a path. */
export function namesAt(path: string): readonly string[] {
  return Object.keys(partAt(path) ?? {});
}

function partAt(path: string): Identifier | undefined {
  const [area = '', ...names] = path.split('.');
  return names.reduce(partOf, AREAS[area]);
}

function partOf(parent: Identifier | undefined, name: string): Identifier | undefined {
  return parent !== undefined && Object.hasOwn(parent, name) ? parent[name] : undefined;
}

/** Those of the oldest browsers that lack a feature. What MDN does not say counts as present. */
export function lackingIn({ compat }: Feature): readonly BrowserName[] {
  return OLDEST.filter(({ id, version }) => {
    const support = compat.support[id];
    return support !== undefined && ![support].flat().some((each) => isIn(each, version));
  }).map(({ id }) => id);
}

/** The declared names of browsers, each once. */
export function namesOf(ids: readonly BrowserName[]): readonly string[] {
  return [...new Set(OLDEST.filter(({ id }) => ids.includes(id)).map(({ name }) => name))];
}

/** Behind a flag or under another name, a feature is not there. */
function isIn(support: SimpleSupportStatement, version: string): boolean {
  const { version_added, version_removed, flags, prefix, alternative_name } = support;
  if (flags || prefix !== undefined || alternative_name !== undefined) return false;
  if (version_added === false || !isReached(version_added, version)) return false;
  return version_removed === undefined || !isReached(version_removed, version);
}

/** `≤37` is a version that has it, `preview` is none yet. */
function isReached(since: string, version: string): boolean {
  if (since === 'preview') return false;
  const [wanted, has] = [since.replace('≤', ''), version].map((each) =>
    each.split('.').map(Number),
  );
  for (const [index, part] of (wanted ?? []).entries()) {
    const difference = (has?.[index] ?? 0) - part;
    if (difference !== 0) return difference > 0;
  }
  return true;
}
