import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { REPO_ROOT } from './repo-root.ts';

/** A program in node_modules/.bin or on the PATH, with its arguments. */
export type Command = readonly [program: string, ...args: string[]];

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The exit code of a program that took too long, as of the command `timeout`. */
export const TIMED_OUT = 124;

/** The share of its time that a program then has to end by itself. */
const GRACE = 0.01;

export interface RunOptions {
  /** Variables in addition to ours. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Takes its output in place of the terminal. */
  readonly print?: ((text: string) => void) | undefined;
  /** How long it may take. It is ended then, with all that it started. */
  readonly timeoutMs?: number;
}

/**
 * Runs a program from the root of the repository, with its output on the terminal. Forwards signals and exits after the
 * program, so that no server or browser stays behind.
 *
 * @returns its exit code, or {@link TIMED_OUT}
 */
export function run(
  [program, ...args]: Command,
  { environment = {}, print, timeoutMs }: RunOptions = {},
): Promise<number> {
  const child = spawn(program, args, {
    cwd: REPO_ROOT,
    env: { ...process.env, ...environment },
    stdio: print ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
    // A process group of its own, which can be ended as a whole.
    detached: timeoutMs !== undefined,
  });
  if (print) {
    child.stdout?.setEncoding('utf8').on('data', print);
    child.stderr?.setEncoding('utf8').on('data', print);
  }
  function send(signal: NodeJS.Signals): void {
    if (timeoutMs === undefined) child.kill(signal);
    else signalGroup(child, signal);
  }
  let interruption: NodeJS.Signals | undefined;
  function interrupt(signal: NodeJS.Signals): void {
    interruption = signal;
    send(signal);
  }
  for (const signal of SIGNALS) process.on(signal, interrupt);

  return new Promise((resolve, reject) => {
    const timers: NodeJS.Timeout[] = [];
    function end(exitCode: number): void {
      for (const timer of timers) clearTimeout(timer);
      for (const each of SIGNALS) process.off(each, interrupt);
      resolve(exitCode);
    }
    let isLate = false;
    function endLate(): void {
      send('SIGKILL');
      end(TIMED_OUT);
    }
    if (timeoutMs !== undefined) {
      const ask = () => {
        isLate = true;
        send('SIGTERM');
      };
      timers.push(setTimeout(ask, timeoutMs), setTimeout(endLate, timeoutMs * (1 + GRACE)));
    }
    child.once('error', reject);
    child.once(print ? 'close' : 'exit', (code: number | null, signal: NodeJS.Signals | null) => {
      if (interruption) process.exit(exitCodeOf(interruption));
      if (isLate) endLate();
      else end(signal ? exitCodeOf(signal) : (code ?? 1));
    });
  });
}

/** Signals a program and all that it started, but what has a group of its own. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // All have ended.
  }
}

/** The shell's convention for a program ended by a signal. */
function exitCodeOf(signal: NodeJS.Signals): number {
  return 128 + constants.signals[signal];
}
