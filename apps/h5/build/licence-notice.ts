import { readFile, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import type { Plugin } from 'vite';

/** Lists of the packages in a bundle, as Vite writes them: of the app, and of its service worker. Nobody serves them. */
export const APP_PACKAGES = '.vite/packages.json';
export const WORKER_PACKAGES = '.vite/service-worker-packages.json';

/** What ships with the app, beside its page. */
export const NOTICE = 'licences.txt';

const PACKAGES = v.array(
  v.object({
    name: v.string(),
    version: v.string(),
    /** As SPDX names it. */
    identifier: v.optional(v.string(), 'none'),
    text: v.optional(v.string(), ''),
  }),
);

export type Packages = v.InferOutput<typeof PACKAGES>;

/** Drew the icons in the page, of which the bundler knows nothing. */
const ICONS = 'lucide-react';

const MANIFEST = v.object({ version: v.string(), license: v.string() });

/** Licences that ask for no more than a notice. A copyleft licence is none of them. */
const PERMISSIVE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'Unlicense',
]);

/** What a package has compiled into it, beyond its own licence. */
const COMPILED_IN: Readonly<Record<string, string>> = {
  'zxing-wasm':
    'Its WebAssembly holds ZXing-C++ (Apache-2.0, https://github.com/zxing-cpp/zxing-cpp), unchanged.',
};

/**
 * Ships the licences of all packages whose code is in the build.
 *
 * @throws Error at a licence that is not permissive
 */
export function licenceNotice(): Plugin {
  return {
    name: 'licence-notice',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = [APP_PACKAGES, WORKER_PACKAGES].map((name) => path.join(dir, name));
      const lists = await Promise.all(files.map(readPackages));
      await writeFile(
        path.join(dir, NOTICE),
        noticeOf([...lists.flat(), await readInstalled(ICONS)]),
      );
    },
  };
}

async function readPackages(file: string): Promise<Packages> {
  const text = await readFile(file, 'utf8');
  return v.parse(v.pipe(v.string(), v.parseJson(), PACKAGES), text);
}

/** A package that is installed, as Vite would list it. */
export async function readInstalled(name: string): Promise<Packages[number]> {
  const file = findPackageJSON(name, import.meta.url);
  if (file === undefined) throw new Error(`The package ${name} is not installed.`);
  const manifest = v.pipe(v.string(), v.parseJson(), MANIFEST);
  const { version, license } = v.parse(manifest, await readFile(file, 'utf8'));
  const text = await readFile(path.join(path.dirname(file), 'LICENSE'), 'utf8');
  return { name, version, identifier: license, text };
}

/**
 * The notice of some packages, each once, by name.
 *
 * @throws Error at a licence that is not permissive
 */
export function noticeOf(packages: Packages): string {
  const refused = packages.filter(({ identifier }) => !PERMISSIVE.has(identifier));
  if (refused.length > 0) {
    const names = refused.map(({ name, identifier }) => `${name} (${identifier})`);
    throw new Error(
      `The build holds ${names.join(', ')}, whose licence apps/h5/build/licence-notice.ts does not allow.`,
    );
  }
  const notices = packages.map(({ name, version, identifier, text }) =>
    [`${name} ${version} (${identifier})`, COMPILED_IN[name], text].filter(Boolean).join('\n\n'),
  );
  return `${[...new Set(notices)].sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
