/**
 * Serves the simulator on this machine alone. `--dev` serves the sources with hot reload on port 5173; otherwise the
 * production build, with the app's in it, on port 4173. PORT overrides the port; OPEN_BROWSER=true opens the
 * page.
 */
import { parseArgs } from 'node:util';
import { missingBuild } from './missing-build.ts';
import { serveBuild } from './serve-build.ts';
import { serveSources } from './serve-sources.ts';

const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });
const { env } = process;
const port = env['PORT'] ? Number(env['PORT']) : undefined;

if (values.dev) await showSources();
else await showBuild();

async function showSources(): Promise<void> {
  const { simulator } = await serveSources(port, env['OPEN_BROWSER'] === 'true');
  simulator.printUrls();
}

async function showBuild(): Promise<void> {
  const problem = missingBuild();
  if (problem !== null) {
    process.stderr.write(problem);
    process.exit(1);
  }
  const server = await serveBuild(port);
  server.printUrls();
}
