import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SOURCE_MAPS } from '@cangkir/tooling/source-of-frame';
import type { Plugin } from 'vite';

/** Takes the source maps out of the build, which is served, into a folder for `npm run unmap`. */
export function setSourceMapsAside(folder = SOURCE_MAPS): Plugin {
  return {
    name: 'set-source-maps-aside',
    apply: 'build',
    generateBundle: {
      // Vite still changes the scripts, and their maps with them.
      order: 'post',
      async handler(_options, bundle) {
        await rm(folder, { recursive: true, force: true });
        await mkdir(folder, { recursive: true });
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !name.endsWith('.map')) continue;
          await writeFile(path.join(folder, path.basename(name)), file.source);
          delete bundle[name];
        }
      },
    },
  };
}
