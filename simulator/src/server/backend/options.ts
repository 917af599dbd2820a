import { parseArgs } from 'node:util';
import { fail, type Result, succeed } from '@cangkir/core';
import * as v from 'valibot';
import { FIXTURES, type FixtureName } from '../../backend/fixtures.ts';
import { moment } from '../../scenario/fields.ts';
import { BACKEND_PORT } from '../../shared/local-network.ts';
import { APP_BUILD } from '../paths.ts';
import { BACKEND_DATA } from './data-file.ts';
import { LOG_FORMATS, type LogFormat } from './log.ts';
import { IN_MEMORY } from './open-database.ts';

/** The options of `npm run backend`. */
export interface CommandOptions {
  /** 0 for any free port. */
  readonly port: number;
  readonly host: string;
  /** The file of the database, or {@link IN_MEMORY}. */
  readonly data: string;
  /** The folder of the app's production build, which may not exist yet. */
  readonly app: string;
  readonly log: LogFormat;
  /** Null if omitted. */
  readonly fixture: FixtureName | null;
  readonly isFresh: boolean;
  /** The file to copy the data to, instead of serving them; null to serve. */
  readonly backup: string | null;
  /** Whether proxies stand before it, each of which adds to `X-Forwarded-For` whom it was asked by. */
  readonly isBehindProxy: boolean;
  readonly isHelpWanted: boolean;
  /** For a test that steers it: where its clock stands until a step moves it. Null for this machine's time. */
  readonly steered: SteeredStart | null;
}

/** How a steered backend starts. */
export interface SteeredStart {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Of its random numbers. */
  readonly seed: number;
}

/** The default fixture of a new database. */
export const USUAL_FIXTURE: FixtureName = 'everyday';

/** The words of `--help`. */
export const HELP = `npm run backend -- [options]

Serves the simulator's backend over HTTP, together with the app's production build (\`npm run build\`):
for phones, for several clients at once, for load tests. See docs/backend.md.

  --port NUMBER   the port, ${BACKEND_PORT} by default; 0 takes any free one
  --host ADDRESS  the address to listen on: this machine only by default, 0.0.0.0 for the local network
  --data FILE     where the data are kept, by default
                  ${BACKEND_DATA};
                  ${IN_MEMORY} keeps them until it ends
  --app FOLDER    the app's production build, apps/h5/dist by default
  --log FORMAT    text by default; json logs an object a line, for machines
  --fixture NAME  what new data start from, ${USUAL_FIXTURE} by default:
${fixtureLines()}
  --fresh         starts over from the fixture, whatever the file holds
  --backup FILE   copies the data to a new file and ends, also while another process serves them
  --behind-proxy  takes the last address of X-Forwarded-For that is not private for the client's
  --at MOMENT     for tests: its clock stands at this moment, its data are new and in memory, and
                  it does the steps that it reads, a JSON object a line (docs/backend.md)
  --seed NUMBER   with --at: of its random numbers, 1 by default
  --help          this text

Exits with 0 when stopped, with 1 when it can't go on, with 2 on wrong arguments.
`;

function fixtureLines(): string {
  const lines = Object.entries(FIXTURES).map(
    ([name, { label }]) => `                    ${name.padEnd(14)}${label}`,
  );
  return lines.join('\n');
}

/** Parses the command's arguments. Fails with a message. */
export function readOptions(args: readonly string[]): Result<CommandOptions, string> {
  const typed = parse(args);
  if (!typed.ok) return typed;
  const { port, host, data, app, log, fixture, fresh, backup, help, at, seed } = typed.value;
  const { 'behind-proxy': isBehindProxy } = typed.value;
  if (!isPort(port)) return fail(`--port ${port} is not a port. Use a whole number up to 65535.`);
  if (host === '') return fail('--host is empty. Leave it out to be reached from here alone.');
  if (data === '') return fail(`--data is empty. Name a file, or ${IN_MEMORY}.`);
  if (backup === '') return fail('--backup is empty. Name a new file.');
  if (app === '') return fail('--app is empty. Name a folder, or leave it out.');
  if (!isLogFormat(log))
    return fail(`--log ${log} is not known. There are ${LOG_FORMATS.join(', ')}.`);
  if (fixture !== undefined && !isFixtureName(fixture)) {
    const names = Object.keys(FIXTURES).join(', ');
    return fail(`--fixture ${fixture} is not known. There are ${names}.`);
  }
  const steered = steeredStart(at, seed);
  if (!steered.ok) return steered;
  return succeed({
    port: Number(port),
    host,
    data: steered.value === null ? data : IN_MEMORY,
    app,
    log,
    fixture: fixture ?? null,
    isFresh: fresh,
    backup: backup ?? null,
    isBehindProxy,
    isHelpWanted: help,
    steered: steered.value,
  });
}

function steeredStart(at: string | undefined, seed: string): Result<SteeredStart | null, string> {
  if (!/^\d{1,9}$/.test(seed)) return fail(`--seed ${seed} is not a whole number.`);
  if (at === undefined) return succeed(null);
  if (v.is(moment, at)) return succeed({ at: Date.parse(at), seed: Number(seed) });
  return fail(`--at ${at} is not a moment. Write one such as 2026-09-04T15:00:00+07:00.`);
}

function parse(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: 'string', default: String(BACKEND_PORT) },
        host: { type: 'string', default: '127.0.0.1' },
        data: { type: 'string', default: BACKEND_DATA },
        app: { type: 'string', default: APP_BUILD },
        log: { type: 'string', default: 'text' },
        fixture: { type: 'string' },
        fresh: { type: 'boolean', default: false },
        backup: { type: 'string' },
        'behind-proxy': { type: 'boolean', default: false },
        at: { type: 'string' },
        seed: { type: 'string', default: '1' },
        help: { type: 'boolean', default: false },
      },
    });
    return succeed(values);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}

function isFixtureName(text: string): text is FixtureName {
  return Object.hasOwn(FIXTURES, text);
}

function isLogFormat(text: string): text is LogFormat {
  return LOG_FORMATS.some((format) => format === text);
}
