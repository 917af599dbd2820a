import path from 'node:path';
import { compressFolder } from '@cangkir/tooling/compressions';
import type { Plugin } from 'vite';

/** Writes each file of the build compressed beside it. */
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
