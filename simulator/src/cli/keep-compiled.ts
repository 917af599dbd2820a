import { enableCompileCache } from 'node:module';
import { COMPILED } from '../server/paths.ts';

/** Keeps compiled what is loaded from here on: to compile it takes longer than to run most scenarios. */
export function keepCompiled(): void {
  // Workers find the folder in the environment.
  process.env['NODE_COMPILE_CACHE'] ??= COMPILED;
  enableCompileCache();
}
