/** `npm run replay -- FILE…` (docs/qa.md). */
import { replayCommand } from './replay-command.ts';

process.exitCode = await replayCommand(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  isColoured: process.stdout.isTTY && !process.env['NO_COLOR'],
});
