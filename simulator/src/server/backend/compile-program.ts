import { build } from 'vite';
import { BACKEND_CONFIG, SIMULATOR_ROOT } from '../paths.ts';

/** Compiles the commands of program.ts, as `npm run backend` does. */
export async function compileProgram(): Promise<void> {
  await build({ root: SIMULATOR_ROOT, configFile: BACKEND_CONFIG, logLevel: 'warn' });
}
