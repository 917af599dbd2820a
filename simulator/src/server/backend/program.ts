import path from 'node:path';
import { BACKEND_PROGRAM } from '../paths.ts';

/** How `npm run backend` runs Node: V8 prefers little memory to speed, of which there is more than enough. */
const MEMORY_FLAGS = ['--optimize-for-size', '--heap-growing-percent=5'];

/** The arguments of Node for a compiled command. */
export function compiled(command: 'cli' | 'memory-command'): readonly string[] {
  return [...MEMORY_FLAGS, path.join(BACKEND_PROGRAM, `${command}.js`)];
}
