/**
 * Serves the simulator on this machine alone. `--dev` serves the sources with hot reload on port 5173;
 * without it, the production builds of the simulator and of the app on port 4173. PORT sets another one;
 * OPEN_BROWSER=true opens the page.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createServer, preview } from 'vite';
import { APP_PATH } from '../app-path.ts';
import { hostScript } from './host-script-plugin.ts';
import { APP_BUILD, APP_ROOT, SIMULATOR_ROOT } from './paths.ts';

const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });
const { env } = process;
const port = env['PORT'] ? { port: Number(env['PORT']) } : {};

if (values.dev) await serveSources();
else await serveBuilds();

/** The app has a Vite of its own, with its own configuration; the simulator's passes its path on to it. */
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
      ...port,
      open: env['OPEN_BROWSER'] === 'true',
      proxy: { [APP_PATH]: { target: new URL(address).origin, ws: true } },
    },
  });
  await simulator.listen();
  simulator.printUrls();
}

async function serveBuilds(): Promise<void> {
  const missing = [path.join(SIMULATOR_ROOT, 'dist'), APP_BUILD].filter((dir) => !existsSync(dir));
  if (missing.length > 0) {
    process.stderr.write(
      `There is no build: ${missing.join(', ')}. Run \`npm run build\` first.\n`,
    );
    process.exit(1);
  }
  const server = await preview({ root: SIMULATOR_ROOT, preview: port });
  server.printUrls();
}
