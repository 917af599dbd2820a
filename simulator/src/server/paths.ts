import path from 'node:path';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** Where the simulator's own sources, and its build, lie. */
export const SIMULATOR_ROOT = path.join(REPOSITORY, 'simulator');

/** Where the customers' app lies. */
export const APP_ROOT = path.join(REPOSITORY, 'apps/h5');

/** Where its build lies. */
export const APP_BUILD = path.join(APP_ROOT, 'dist');

/** Where `npm run replay -- --browser` keeps the traces of failures unless another folder is named. */
export const TRACES = path.join(REPOSITORY, '.cache/traces');

/** Where `npm run backend` keeps its data unless another file is named. */
export const BACKEND_DATA = path.join(REPOSITORY, '.cache/backend/data.sqlite');
