import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Files that get smaller. Pictures are compressed already. */
const COMPRESSIBLE = '**/*.{css,html,js,json,svg,txt,wasm,webmanifest}';

const COMPRESSIONS = [
  { suffix: '.br', compress: promisify(brotliCompress) },
  { suffix: '.gz', compress: promisify(gzip) },
];

/** Writes each file of the build compressed beside it, for servers that send such files: nothing is compressed twice. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
    },
    closeBundle: {
      // Other plugins still change the page.
      order: 'post',
      sequential: true,
      handler: () => compressFolder(folder),
    },
  };
}

/** Leaves out folders whose name starts with a dot: nobody serves them. */
export async function compressFolder(folder: string): Promise<void> {
  const compressing: Promise<void>[] = [];
  for await (const file of glob(COMPRESSIBLE, { cwd: folder }))
    compressing.push(compressFile(path.join(folder, file)));
  await Promise.all(compressing);
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  for (const { suffix, compress } of COMPRESSIONS) {
    const compressed = await compress(content);
    if (compressed.length < content.length) await writeFile(file + suffix, compressed);
  }
}
