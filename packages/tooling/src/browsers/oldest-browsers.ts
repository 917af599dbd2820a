import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserName } from '@mdn/browser-compat-data/forLegacyNode';
import * as v from 'valibot';
import { REPO_ROOT } from '../repo-root.ts';

/** A browser in MDN's data, with the oldest version that the customers' app supports. */
export interface OldestBrowser {
  readonly id: BrowserName;
  /** For people, such as `Chrome 98`. */
  readonly name: string;
  readonly version: string;
}

/** MDN's browsers for each name: an Android web view is Chrome without some of its doors. */
const IDS: Readonly<Record<string, readonly BrowserName[]>> = {
  Chrome: ['chrome_android', 'webview_android'],
  iOS: ['safari_ios'],
};

const PACKAGE = v.object({ browserslist: v.array(v.string()) });

/** The oldest browsers as the app's package declares them, such as `Chrome 98`. */
export function declaredBrowsers(): readonly string[] {
  const file = path.join(REPO_ROOT, 'apps/h5/package.json');
  return v.parse(v.pipe(v.string(), v.parseJson(), PACKAGE), readFileSync(file, 'utf8'))
    .browserslist;
}

/**
 * The declared browsers, by their ids in MDN's data.
 *
 * @throws Error if a declared browser is unknown
 */
export function oldestBrowsers(): readonly OldestBrowser[] {
  return declaredBrowsers().flatMap((name) => {
    const [family = '', version = ''] = name.split(' ');
    const ids = IDS[family];
    if (ids === undefined) throw new Error(`Unknown browser ${name}: add its family to IDS.`);
    return ids.map((id) => ({ id, name, version }));
  });
}
