import type { Limit } from '@cangkir/core/testing';
import { build } from 'vite';
import { BACKEND_CONFIG, SIMULATOR_ROOT } from '../paths.ts';
import { startProgram } from './kill-run.ts';
import { compiled } from './program.ts';
import { type AttackResult, leaveUnread, UNREAD_MEGABYTES } from './unread-answers.ts';

let attacked: Promise<AttackResult> | null = null;

/** Attacks the compiled backend once, which serves the app's build. */
function attack(): Promise<AttackResult> {
  attacked ??= attackProgram();
  return attacked;
}

async function attackProgram(): Promise<AttackResult> {
  await build({ root: SIMULATOR_ROOT, configFile: BACKEND_CONFIG, logLevel: 'warn' });
  const { child, origin } = await startProgram(compiled('cli'), ':memory:');
  try {
    return await leaveUnread(origin, child.pid ?? 0);
  } finally {
    child.kill('SIGKILL');
  }
}

/** For `npm run bench -- backend`. */
export const UNREAD_LIMITS: readonly Limit[] = [
  {
    what: 'memory while answers are left unread',
    unit: ' MB',
    most: UNREAD_MEGABYTES,
    measure: async () => (await attack()).megabytes,
  },
  {
    what: 'slowest page of a customer meanwhile',
    unit: ' ms',
    most: 300,
    measure: async () => (await attack()).slowestMs,
  },
];
