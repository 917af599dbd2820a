import { existsSync } from 'node:fs';
import path from 'node:path';
import { APP_BUILD, SIMULATOR_ROOT } from './paths.ts';

/** The message about missing builds, and what to do; null if both exist. */
export function missingBuilds(): string | null {
  const missing = [path.join(SIMULATOR_ROOT, 'dist'), APP_BUILD].filter((dir) => !existsSync(dir));
  if (missing.length === 0) return null;
  return `There is no build: ${missing.join(', ')}. Run \`npm run build\` first.\n`;
}
