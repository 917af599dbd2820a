import path from 'node:path';
import { BRAND } from '@cangkir/core';
import envPaths from 'env-paths';

/**
 * The default file of `npm run backend`: in this account's own data, since the development server hands out files of
 * the repository.
 */
export const BACKEND_DATA = path.join(
  envPaths(`${BRAND.pathSegment}-backend`, { suffix: '' }).data,
  'data.sqlite',
);
