/** `npm run explore` (docs/qa.md). */
import { enableCompileCache } from 'node:module';
import { COMPILED } from '../server/paths.ts';

process.env['NODE_COMPILE_CACHE'] ??= COMPILED;
enableCompileCache();
const { exploreCommand } = await import('./explore-command.ts');

process.exitCode = await exploreCommand(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  isColoured: process.stdout.isTTY && !process.env['NO_COLOR'],
});
