import path from 'node:path';
import { BACKEND_PROGRAM } from '../paths.ts';

/**
 * How `npm run backend` runs Node: by default V8 lets the young generation take 128 MB, and the old one double before
 * it is collected.
 */
const MEMORY_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=10'];

/** The arguments of Node for a compiled command. */
export function compiled(command: 'cli' | 'memory-command'): readonly string[] {
  return [...MEMORY_FLAGS, path.join(BACKEND_PROGRAM, `${command}.js`)];
}
