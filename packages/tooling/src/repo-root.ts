import path from 'node:path';

/** The absolute path of the repository, independent of the working directory. */
export const REPO_ROOT = path.resolve(import.meta.dirname, '../../..');
