/**
 * Serves the simulator on this machine alone. `--dev` serves the sources with hot reload on port 5173; otherwise the
 * production builds of the simulator and the app on port 4173. PORT overrides the port; OPEN_BROWSER=true opens the
 * page.
 */
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { APP_PATH } from '../shared/app-path.ts';
import { hostScript } from './host-script-plugin.ts';
import { missingBuilds } from './missing-builds.ts';
import { APP_ROOT, SIMULATOR_ROOT } from './paths.ts';
import { serveBuilds } from './serve-builds.ts';

const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });
const { env } = process;
const port = env['PORT'] ? Number(env['PORT']) : undefined;

if (values.dev) await serveSources();
else await showBuilds();

/** The app has its own Vite with its own configuration; the simulator's proxies the app's path to it. */
async function serveSources(): Promise<void> {
  const app = await createServer({
    root: APP_ROOT,
    base: APP_PATH,
    plugins: [hostScript()],
    server: { host: 'localhost', strictPort: false },
  });
  await app.listen();
  const [address = ''] = app.resolvedUrls?.local ?? [];
  const simulator = await createServer({
    root: SIMULATOR_ROOT,
    server: {
      ...(port !== undefined && { port }),
      open: env['OPEN_BROWSER'] === 'true',
      proxy: { [APP_PATH]: { target: new URL(address).origin, ws: true } },
    },
  });
  await simulator.listen();
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
