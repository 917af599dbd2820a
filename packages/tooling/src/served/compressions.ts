import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  zstdCompress,
  zstdDecompress,
} from 'node:zlib';

const compressByZstd = promisify(zstdCompress);

/** How files are compressed, by the name that `Accept-Encoding` has for it. The smallest comes first. */
export const COMPRESSIONS = [
  {
    encoding: 'br',
    suffix: '.br',
    compress: promisify(brotliCompress),
    decompress: promisify(brotliDecompress),
  },
  {
    encoding: 'zstd',
    suffix: '.zst',
    compress: (content: Buffer) =>
      compressByZstd(content, {
        params: { [constants.ZSTD_c_compressionLevel]: 19 },
        pledgedSrcSize: content.length,
      }),
    decompress: promisify(zstdDecompress),
  },
  { encoding: 'gzip', suffix: '.gz', compress: promisify(gzip), decompress: promisify(gunzip) },
] as const;

/** Files that get smaller. Pictures are compressed already. */
const COMPRESSIBLE = '**/*.{css,html,js,json,svg,txt,wasm,webmanifest}';

/**
 * Writes each file of a folder compressed beside it, for servers that send such files: nothing is compressed twice.
 * Leaves out folders whose name starts with a dot: nobody serves them. One after another, as each takes much memory.
 */
export async function compressFolder(folder: string): Promise<void> {
  for await (const file of glob(COMPRESSIBLE, { cwd: folder }))
    await compressFile(path.join(folder, file));
}

/** Writes a file compressed beside it, wherever it gets smaller. */
export async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  await Promise.all(
    COMPRESSIONS.map(async ({ suffix, compress }) => {
      const compressed = await compress(content);
      if (compressed.length < content.length) await writeFile(file + suffix, compressed);
    }),
  );
}
