import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { REPO_ROOT } from './repo-root.ts';

/** A program in node_modules/.bin or on the PATH, with its arguments. */
export type Command = readonly [program: string, ...args: string[]];

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a program from the root of the repository, with its output on the terminal. Forwards signals and exits after the
 * program, so that no server or browser stays behind.
 *
 * @param environment variables in addition to ours
 * @param print takes its output in place of the terminal
 * @returns its exit code
 */
export function run(
  [program, ...args]: Command,
  environment: Readonly<Record<string, string>> = {},
  print?: (text: string) => void,
): Promise<number> {
  const child = spawn(program, args, {
    cwd: REPO_ROOT,
    env: { ...process.env, ...environment },
    stdio: print ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
  });
  if (print) {
    child.stdout?.setEncoding('utf8').on('data', print);
    child.stderr?.setEncoding('utf8').on('data', print);
  }
  let interruption: NodeJS.Signals | undefined;
  function interrupt(signal: NodeJS.Signals): void {
    interruption = signal;
    child.kill(signal);
  }
  for (const signal of SIGNALS) process.on(signal, interrupt);

  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once(print ? 'close' : 'exit', (code: number | null, signal: NodeJS.Signals | null) => {
      if (interruption) process.exit(exitCodeOf(interruption));
      for (const each of SIGNALS) process.off(each, interrupt);
      resolve(signal ? exitCodeOf(signal) : (code ?? 1));
    });
  });
}

/** The shell's convention for a program ended by a signal. */
function exitCodeOf(signal: NodeJS.Signals): number {
  return 128 + constants.signals[signal];
}
