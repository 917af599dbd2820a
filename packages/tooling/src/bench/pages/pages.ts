import { once } from 'node:events';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { readFirstLoads } from '../../built-app.ts';
import { startBackend } from './backend-process.ts';
import { createCompressingServer } from './compressing-server.ts';
import { logInMember } from './log-in-member.ts';
import { measurePage } from './measure-page.ts';
import { measuredPages } from './measured-pages.ts';
import { startBrowser } from './measuring-browser.ts';
import { type Figures, missesBar, pageTable } from './page-table.ts';

const ADDRESS = v.object({ port: v.number() });

const noFigures = (): Figures[] => [];

/**
 * `npm run bench -- pages`: measures the first view of the pages of the production build against their bars, by
 * Lighthouse. Returns the exit code.
 *
 * @param args Names of routes, such as `getCoupons`; all of them if there is none. `--runs 1` for a quick look.
 */
export async function benchPages(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string', default: '5' } },
    allowPositionals: true,
  });
  const loads = readFirstLoads();
  const measured = measuredPages(positionals).map((page) => ({ page, runs: noFigures() }));
  const backend = await startBackend();
  const server = createCompressingServer(backend.origin);
  const browser = await startBrowser();
  try {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const origin = `http://127.0.0.1:${v.parse(ADDRESS, server.address()).port}`;
    const member = await logInMember(backend);
    // The files are compressed once, before the first measurement.
    const files = new Set(['', ...loads.flatMap((load) => load.files.id)]);
    await Promise.all([...files].map((file) => fetch(`${origin}/app/${file}`)));
    // A slow moment of this machine meets all pages alike.
    for (let run = 0; run < Number(values.runs); run += 1) {
      for (const { page, runs } of measured) {
        await browser.store(origin, page.isForMember ? member : {});
        process.stderr.write(`run ${run + 1} of ${values.runs}: ${page.name}\n`);
        runs.push(await measurePage(`${origin}/app/#${page.route}`, browser.port));
      }
    }
  } finally {
    browser.stop();
    server.close();
    server.closeAllConnections();
    await backend.stop();
  }
  console.log(pageTable(measured));
  return measured.some(missesBar) ? 1 : 0;
}
