/** `npm run deploy` (docs/deploy.md): lays the app's build out for a server, or goes back to the release before. */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { parseEnvironment } from '@cangkir/core/environment';
import { APP_BUILD } from './built-app.ts';
import { deploy, type RolledBack, rollBack } from './releases/releases.ts';
import { parseJson } from './served/parse-json.ts';

const HELP = `npm run deploy -- --to FOLDER [options]

  --to FOLDER    where the releases are; a server sends FOLDER/current
  --config FILE  the environment, as JSON; without one all is as in the build
  --build FOLDER the app's build, apps/h5/dist by default
  --commit HASH  the commit of the build, for the release's name; COMMIT of the environment by default
  --keep NUMBER  how many earlier releases stay reachable, 2 by default, at least 1
  --rollback     serves the release again that was served before the current one
`;

try {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      config: { type: 'string' },
      build: { type: 'string', default: APP_BUILD },
      commit: { type: 'string', default: process.env['COMMIT'] ?? '' },
      keep: { type: 'string', default: '2' },
      rollback: { type: 'boolean', default: false },
    },
  });
  const { to, config, build, commit, keep, rollback } = values;
  if (to === undefined || !/^\d+$/.test(keep)) throw new Error(HELP);
  if (rollback) {
    const done = await rollBack(to);
    if (done === null) throw new Error('There is no earlier release.');
    console.log(`${done.release} is served again.${noteOf(done)}`);
  } else {
    const environment = await readEnvironment(config);
    // An image that was built without the argument has an empty one.
    const known = commit === '' ? undefined : commit;
    const { release, removed } = await deploy(build, to, environment, Number(keep), known);
    console.log(`${release} is served.${removed.map((name) => ` ${name} is removed.`).join('')}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function noteOf({ changedServiceWorker }: RolledBack): string {
  if (changedServiceWorker === null) return '';
  return changedServiceWorker
    ? ' Note that it has the service worker again, so phones keep the app.'
    : ' Note that it has no service worker, so phones remove what they keep.';
}

/** A wrong environment ends the deployment before it changes anything: the release before stays. */
async function readEnvironment(file: string | undefined) {
  const text = file === undefined ? '{}' : await readFile(file, 'utf8');
  const parsed = parseEnvironment(parseJson(text));
  if (parsed.ok) return parsed.value;
  throw new Error(`${file} is no valid environment: ${parsed.failure.join(', ')}.`);
}
