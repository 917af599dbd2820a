import path from 'node:path';

/** Absolute path of the repository, whatever folder a command was started in. */
export const REPO_ROOT = path.resolve(import.meta.dirname, '../../..');
