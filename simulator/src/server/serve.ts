/**
 * Serves the simulator on this machine alone. `--dev` serves the sources with hot reload on port 5173; otherwise the
 * production builds of the simulator and the app on port 4173. PORT overrides the port; OPEN_BROWSER=true opens the
 * page.
 */
import { parseArgs } from 'node:util';
import { missingBuilds } from './missing-builds.ts';
import { serveBuilds } from './serve-builds.ts';
import { serveSources } from './serve-sources.ts';

const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });
const { env } = process;
const port = env['PORT'] ? Number(env['PORT']) : undefined;

if (values.dev) await showSources();
else await showBuilds();

async function showSources(): Promise<void> {
  const { simulator } = await serveSources(port, env['OPEN_BROWSER'] === 'true');
  simulator.printUrls();
}

async function showBuilds(): Promise<void> {
  const problem = missingBuilds();
  if (problem !== null) {
    process.stderr.write(problem);
    process.exit(1);
  }
  const server = await serveBuilds(port);
  server.printUrls();
}
