import { spawn } from 'node:child_process';
import { on } from 'node:events';
import path from 'node:path';
import { endProcess } from './end-process.ts';
import { REPO_ROOT } from './repo-root.ts';

/** The backend of `npm run backend`, in a process of its own, with everyday data that nobody keeps. */
export interface BackendProcess {
  readonly origin: string;
  /** The code of the next SMS. */
  nextSmsCode(): Promise<string>;
  stop(): Promise<void>;
}

const CLI = path.join(REPO_ROOT, 'simulator/src/server/backend/cli.ts');

/**
 * Starts the backend, which serves the app's production build on its origin.
 *
 * @param port 0 for any free port.
 */
export async function startBackend(port = 0): Promise<BackendProcess> {
  const child = spawn(process.execPath, [CLI, '--port', String(port), '--data', ':memory:'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

  /** The next output with a pattern: its first group. */
  async function printed(pattern: RegExp): Promise<string> {
    let text = '';
    for await (const [chunk] of on(child.stdout, 'data', { close: ['end'] })) {
      text += String(chunk);
      const found = pattern.exec(text)?.[1];
      if (found !== undefined) return found;
    }
    throw new Error('The backend ended: run `npm run backend` to see why.');
  }

  return {
    origin: await printed(/(http:\/\/127\.0\.0\.1:\d+)\//),
    nextSmsCode: () => printed(/SMS to .*: (\d{6})/),
    stop: () => endProcess(child),
  };
}
