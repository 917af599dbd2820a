import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { COMPRESSIONS } from '@cangkir/tooling/compressions';
import { addHostScript } from './host-script.ts';

const PAGE = 'index.html';

/** It would take the requests of the simulator's own. */
const SERVICE_WORKERS: readonly string[] = ['service-worker.js', 'no-service-worker.js'];

/** Copies the app's production build, with the host's script in its page. */
export async function copyFramedApp(build: string, to: string): Promise<void> {
  await cp(build, to, { recursive: true, filter: (file) => isFramed(path.relative(build, file)) });
  const html = await readFile(path.join(build, PAGE), 'utf8');
  await writeFile(path.join(to, PAGE), addHostScript(html));
}

/** Without what the build says of itself, and without compressed files, which would hold the page as it was. */
function isFramed(name: string): boolean {
  return (
    !name.startsWith('.') &&
    !SERVICE_WORKERS.includes(name) &&
    !COMPRESSIONS.some(({ suffix }) => name.endsWith(suffix))
  );
}
