import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Ends a process, and waits for its end. Does nothing where it has ended. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
