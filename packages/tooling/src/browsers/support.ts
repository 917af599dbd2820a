import type {
  BrowserName,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';
import { oldestBrowsers } from './oldest-browsers.ts';

/** A feature of MDN's data. */
export interface Feature {
  /** Its path in the data, such as `css.selectors.has`. */
  readonly path: string;
  readonly compat: CompatStatement;
}

const OLDEST = oldestBrowsers();

/** The oldest browsers, by their ids in MDN's data. */
export const OLDEST_IDS: readonly BrowserName[] = OLDEST.map(({ id }) => id);

/** The feature at a key of another, if MDN knows it. */
export function featureAt(
  parent: Identifier | undefined,
  path: string,
  key: string,
): Feature | undefined {
  const compat = parent && Object.hasOwn(parent, key) ? parent[key]?.__compat : undefined;
  return compat && { path: `${path}.${key}`, compat };
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
