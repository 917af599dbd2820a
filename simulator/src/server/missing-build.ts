import { existsSync } from 'node:fs';
import { SIMULATOR_BUILD } from './paths.ts';

/** The message about a missing build, and what to do; null if it exists. */
export function missingBuild(): string | null {
  if (existsSync(SIMULATOR_BUILD)) return null;
  return `There is no build: ${SIMULATOR_BUILD}. Run \`npm run build\` first.\n`;
}
