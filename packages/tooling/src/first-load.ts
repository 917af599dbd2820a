import path from 'node:path';
import type { Language } from '@cangkir/core';
import * as v from 'valibot';
import { RULES } from './boundaries/rules.ts';

/** Vite's manifest of a build, by module. */
export const MANIFEST = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
);
export type Manifest = v.InferOutput<typeof MANIFEST>;

const ENTRY = 'index.html';
const FEATURES = 'src/features';

/** The folders whose words every screen shows. */
const SHARED_WORDS = ['src/frame', 'src/problem'];

/** The screens of a build, by their modules. */
export function screensOf(manifest: Manifest): string[] {
  return Object.keys(manifest).filter(
    (module) => module.startsWith(FEATURES) && module.endsWith('.screen.tsx'),
  );
}

/**
 * The modules that a screen needs before it shows: the app, its own code, its machine, and the words of its feature
 * and of those features that it may import.
 *
 * @param screen a module of the manifest, such as `src/features/claim/claim.screen.tsx`
 */
export function screenModules(manifest: Manifest, screen: string, language: Language): string[] {
  const folder = path.posix.dirname(screen);
  const feature = path.posix.basename(folder);
  const machine = `../../packages/core/${FEATURES}/${feature}/${feature}.page.ts`;
  const imported = importsOf(feature).map((name) => `${FEATURES}/${name}`);
  return [
    ENTRY,
    screen,
    ...(machine in manifest ? [machine] : []),
    ...[...SHARED_WORDS, folder, ...imported].map((each) => `${each}/words.${language}.json`),
  ];
}

function importsOf(feature: string): readonly string[] {
  const app = RULES.features.find(({ root }) => root === `apps/h5/${FEATURES}`);
  return app?.arrows[feature] ?? [];
}

/**
 * The files that a browser fetches for some modules, without duplicates: their chunks, all static imports, and their
 * style sheets.
 *
 * @throws Error when the manifest has no such module, because it moved or is no chunk of its own
 */
export function firstLoad(manifest: Manifest, modules: readonly string[]): string[] {
  const reached = new Set(modules);
  // Iterating a set includes what is added meanwhile.
  for (const key of reached) {
    for (const imported of chunkOf(manifest, key).imports) reached.add(imported);
  }
  const chunks = [...reached].map((key) => chunkOf(manifest, key));
  return [...new Set(chunks.flatMap(({ file, css }) => [file, ...css]))];
}

function chunkOf(manifest: Manifest, key: string): Manifest[string] {
  const chunk = manifest[key];
  if (chunk) return chunk;
  throw new Error(`The build has no chunk ${key}: correct packages/tooling/src/first-load.ts.`);
}
