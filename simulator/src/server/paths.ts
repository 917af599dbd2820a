import path from 'node:path';

/** The root of the repository. */
export const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** The simulator's sources and its build. */
export const SIMULATOR_ROOT = path.join(REPOSITORY, 'simulator');

/** The customers' app. */
export const APP_ROOT = path.join(REPOSITORY, 'apps/h5');

/** Its build. */
export const APP_BUILD = path.join(APP_ROOT, 'dist');

/** The default folder for failure traces of `npm run replay -- --browser`. */
export const TRACES = path.join(REPOSITORY, '.cache/traces');

/** The default folder for the scenarios that `npm run explore` finds. */
export const EXPLORED = path.join(REPOSITORY, '.cache/explored');

/** The folder in which Node keeps compiled modules. */
export const COMPILED = path.join(REPOSITORY, '.cache/compiled');

/** The Vite configuration that compiles `npm run backend`. */
export const BACKEND_CONFIG = path.join(SIMULATOR_ROOT, 'backend.config.ts');

/** The folder of the result. */
export const BACKEND_PROGRAM = path.join(REPOSITORY, '.cache/backend/program');
