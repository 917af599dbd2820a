import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { endProcess } from '../end-process.ts';
import { freePort } from '../free-port.ts';
import { REPO_ROOT } from '../repo-root.ts';

/** Caddy with apps/h5/deploy/Caddyfile. */
export interface CaddyProcess {
  readonly origin: string;
  /** What it has written to its output: the access log. */
  readonly log: readonly string[];
  /** What it has written to its error output: its own log. */
  readonly errors: readonly string[];
  stop(): Promise<void>;
}

const CADDYFILE = path.join(REPO_ROOT, 'apps/h5/deploy/Caddyfile');

const POLL_MS = 20;

/**
 * Starts Caddy.
 *
 * @param root the folder of the app
 * @param upstream the address of the backend
 * @param settings the other variables of the file
 */
export async function startCaddy(
  root: string,
  upstream: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<CaddyProcess> {
  const home = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const child = spawn('caddy', ['run', '--config', CADDYFILE, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      ...settings,
      PORT: String(port),
      APP_ROOT: root,
      API_UPSTREAM: upstream,
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => log.push(line));
  const errors: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error(`Caddy ended with exit code ${child.exitCode}.`);
    await delay(POLL_MS);
  }
  return {
    origin,
    log,
    errors,
    async stop() {
      await endProcess(child);
      rmSync(home, { recursive: true });
    },
  };
}

async function answers(origin: string): Promise<boolean> {
  return (await fetch(`${origin}/healthz`).catch(() => null)) !== null;
}
