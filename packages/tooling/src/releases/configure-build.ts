import { createHash } from 'node:crypto';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '@cangkir/core/environment';
import { COMPRESSIONS, compressFile } from '../served/compressions.ts';
import { withPolicy } from '../served/page-policy.ts';

const PAGE = 'index.html';
const SERVICE_WORKER = 'service-worker.js';

/** Takes the place of the service worker, and removes what phones have kept. */
const NO_SERVICE_WORKER = 'no-service-worker.js';

/** The element before which the page has its environment. */
const CONTAINER = '<div id="root">';

/** The build is not of a kind that can be set up. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/**
 * Sets a copy of the app's build up for an environment, which then stands in its page, in its policy and in
 * `config.json`.
 *
 * @throws BuildError
 */
export async function configureBuild(folder: string, environment: Environment): Promise<void> {
  const inFolder = (name: string) => path.join(folder, name);
  const page = await readFile(inFolder(PAGE), 'utf8');
  const configured = configuredPage(page, environment);
  await writeFile(inFolder(PAGE), configured);
  if (environment.hasServiceWorker) {
    const worker = await readFile(inFolder(SERVICE_WORKER), 'utf8');
    await writeFile(inFolder(SERVICE_WORKER), withRevision(worker, page, configured));
  } else await copyFile(inFolder(NO_SERVICE_WORKER), inFolder(SERVICE_WORKER));
  await writeFile(inFolder('config.json'), `${JSON.stringify(environment, null, 2)}\n`);
  for (const name of [PAGE, SERVICE_WORKER, 'config.json']) {
    for (const { suffix } of COMPRESSIONS) await rm(inFolder(name + suffix), { force: true });
    await compressFile(inFolder(name));
  }
}

/** A block of data needs no hash in the policy, since it is no script. */
function configuredPage(page: string, environment: Environment): string {
  if (!page.includes(CONTAINER)) throw new BuildError(`The page has no ${CONTAINER}.`);
  const data = JSON.stringify(environment).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="environment">${data}</script>`;
  return withPolicy(
    page.replace(CONTAINER, (container) => block + container),
    environment,
  );
}

/** The service worker knows the page by its hash: another page is a new one to keep. */
function withRevision(worker: string, before: string, after: string): string {
  const [known, wanted] = [before, after].map((page) =>
    createHash('sha256').update(page).digest('hex'),
  );
  if (known === undefined || wanted === undefined || !worker.includes(known))
    throw new BuildError('The service worker does not know the page: make the build again.');
  return worker.replaceAll(known, wanted);
}
