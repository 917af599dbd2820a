import type { Language } from '@cangkir/core';
import type { InLanguages } from '../../src/first-view/first-views.types.ts';
import { SHARED_NAMESPACES } from '../../src/i18n/namespaces.ts';
import type { PrerenderedFailure, PrerenderedScreen } from './prerender.tsx';

/** A script of the build. */
export interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly moduleIds: readonly string[];
  /** The scripts that it imports at once. */
  readonly imports: readonly string[];
  /** The scripts that it may import later. */
  readonly dynamicImports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: Set<string> };
}

/** Any other file of the build. */
interface Asset {
  readonly type: 'asset';
  readonly fileName: string;
  /** The files of the sources that it was made from. */
  readonly originalFileNames: readonly string[];
}

/** A screen with what the build found for it. */
export interface BuiltScreen extends PrerenderedScreen {
  /** The modules of the API that its first requests need, such as `claim.api.ts`. */
  readonly gateways: readonly string[];
}

/** What the page shows when the app does not start, with the file of the script that reports it. */
export interface BuiltFailure extends PrerenderedFailure {
  readonly script: string;
}

/** The files of the build, by name. */
export interface Bundle {
  readonly [file: string]: Chunk | Asset;
}

/** The scripts of a screen besides those that every screen has. */
export function filesOfScreen(
  { module, parts, gateways }: Pick<BuiltScreen, 'module' | 'parts' | 'gateways'>,
  bundle: Bundle,
): readonly string[] {
  const present = reachedFrom(rendererOf(bundle), bundle);
  const needed = [module, ...parts, ...gateways].flatMap((each) => [
    ...reachedFrom(chunkOf(each, bundle), bundle),
  ]);
  const chunks = [...new Set(needed)].filter((chunk) => !present.has(chunk));
  return chunks.map(({ fileName }) => fileName);
}

/** The chunk of React's renderer. It imports the entry, which loads it whatever the screen. */
export function rendererOf(bundle: Bundle): Chunk {
  return chunkOf('react-dom/client.js', bundle);
}

/** The scripts that the page itself names. */
export function filesOfEntry(bundle: Bundle): readonly string[] {
  return [...reachedFrom(entryOf(bundle), bundle)].map(({ fileName }) => fileName);
}

/** The files of a screen's messages. */
export function messagesOfScreen(
  { messages }: PrerenderedScreen,
  bundle: Bundle,
): readonly InLanguages[] {
  const files = [...SHARED_NAMESPACES, ...messages].map((folder) =>
    inEach((language) => chunkOf(`${folder}/messages.${language}.json`, bundle).fileName),
  );
  // Two folders may share a file.
  return files.filter((file, index) => files.findIndex(({ id }) => id === file.id) === index);
}

/** Something of each language. */
export function inEach<Of>(of: (language: Language) => Of): Readonly<Record<Language, Of>> {
  return { id: of('id'), en: of('en'), zh: of('zh') };
}

/** The chunk of the app's entry. */
function entryOf(bundle: Bundle): Chunk {
  return findChunk(bundle, ({ isEntry }) => isEntry, 'entry');
}

/** The style sheets of all scripts: those that a script imports come before its own, and those of the entry first. */
export function stylesOf(bundle: Bundle): readonly string[] {
  const collected = new Set<Chunk>();
  const styles = new Set<string>();

  function collect(chunk: Chunk): void {
    if (collected.has(chunk)) return;
    collected.add(chunk);
    for (const imported of chunksNamed(chunk.imports, bundle)) collect(imported);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  }

  collect(entryOf(bundle));
  // Iterating a set includes what is added meanwhile.
  for (const { dynamicImports } of collected) {
    for (const chunk of chunksNamed(dynamicImports, bundle)) collect(chunk);
  }
  return [...styles];
}

/** The name in the build of a file of the sources, by its path from the root of the app. */
export function assetOf(source: string, bundle: Bundle): string {
  for (const file of Object.values(bundle)) {
    if (file.type === 'asset' && file.originalFileNames.includes(source)) return file.fileName;
  }
  throw new Error(`The build has no file for ${source}.`);
}

/** The script with a module, by the end of its path. */
export function chunkOf(module: string, bundle: Bundle): Chunk {
  const hasModule = ({ moduleIds }: Chunk) => moduleIds.some((id) => id.endsWith(`/${module}`));
  return findChunk(bundle, hasModule, module);
}

function findChunk(bundle: Bundle, isWanted: (chunk: Chunk) => boolean, what: string): Chunk {
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && isWanted(file)) return file;
  }
  throw new Error(`The build has no chunk with ${what}.`);
}

/** A chunk, and all that it imports at once. */
export function reachedFrom(chunk: Chunk, bundle: Bundle): ReadonlySet<Chunk> {
  const reached = new Set([chunk]);
  // Iterating a set includes what is added meanwhile.
  for (const { imports } of reached) {
    for (const imported of chunksNamed(imports, bundle)) reached.add(imported);
  }
  return reached;
}

function chunksNamed(names: readonly string[], bundle: Bundle): readonly Chunk[] {
  return names.map((name) => bundle[name]).filter((file) => file?.type === 'chunk');
}
