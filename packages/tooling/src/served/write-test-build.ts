import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_ENVIRONMENT } from '@cangkir/core/environment';
import { compressFolder } from './compressions.ts';
import { withPolicy } from './page-policy.ts';

/** Text that gets smaller. */
const FILLING = '/* as long as a file of a build */\n'.repeat(100);

/** Writes a small build of the same shape as the app's, whose parts tell its version. */
export async function writeTestBuild(folder: string, version = 'first'): Promise<void> {
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  await mkdir(path.join(folder, '.vite'));
  const page = withPolicy(
    `<html><head><title>${version}</title><style>${FILLING}</style><script type="module" crossorigin src="./assets/entry-${version}.js"></script></head><body><div id="root"></div><script>document.title += '.';</script></body></html>`,
    DEFAULT_ENVIRONMENT,
  );
  const revision = createHash('sha256').update(page).digest('hex');
  const files = {
    'index.html': page,
    'service-worker.js': `${FILLING}keep('index.html?offline', '${revision}');`,
    'no-service-worker.js': `${FILLING}remove();`,
    'config.json': JSON.stringify(DEFAULT_ENVIRONMENT),
    'assets/same.js': FILLING,
    [`assets/entry-${version}.js`]: `${FILLING}import('./part-${version}.js');`,
    [`assets/part-${version}.js`]: FILLING,
    '.vite/manifest.json': '{}',
  };
  for (const [name, content] of Object.entries(files))
    await writeFile(path.join(folder, name), content);
  await compressFolder(folder);
}
