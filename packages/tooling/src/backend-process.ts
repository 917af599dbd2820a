import { spawn } from 'node:child_process';
import { on } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { APP_BUILD } from './built-app.ts';
import { endProcess } from './end-process.ts';
import { REPO_ROOT } from './repo-root.ts';

/** The backend of `npm run backend`, in a process of its own, with everyday data that nobody keeps. */
export interface BackendProcess {
  readonly origin: string;
  /** The code of the next SMS. */
  nextSmsCode(): Promise<string>;
  stop(): Promise<void>;
}

/** The program of `npm run backend`, in its sources. */
export const CLI = path.join(REPO_ROOT, 'simulator/src/server/backend/cli.ts');

/** The entry of the backend's log with its addresses. */
export const STARTED = v.looseObject({
  event: v.literal('start'),
  addresses: v.looseTuple([v.string()]),
});

/** The entry with the code of an SMS. */
export const SMS_SENT = v.looseObject({ event: v.literal('sms'), code: v.string() });

/**
 * Starts the backend, which serves the app's production build on its origin.
 *
 * @param port 0 for any free port.
 * @param app The folder of the build.
 */
export async function startBackend(port = 0, app = APP_BUILD): Promise<BackendProcess> {
  const options = ['--port', String(port), '--app', app, '--data', ':memory:', '--log', 'json'];
  const child = spawn(process.execPath, [CLI, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });

  /** The next entry of the log with this schema. */
  async function logged<Schema extends v.GenericSchema>(
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> {
    for await (const [line] of on(lines, 'line', { close: ['close'] })) {
      const entry: unknown = JSON.parse(line);
      if (v.is(schema, entry)) return entry;
    }
    throw new Error('The backend ended: run `npm run backend` to see why.');
  }

  const { addresses } = await logged(STARTED);
  return {
    origin: new URL(addresses[0]).origin,
    nextSmsCode: async () => (await logged(SMS_SENT)).code,
    stop: () => endProcess(child),
  };
}
