/** `npm run replay -- FILE…` (docs/qa.md). */
import { replayCommand } from './replay-command.ts';

// A machine that throws does so a second time, out of any step. The step that it broke at is told by then.
process.on('uncaughtException', (error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});

const exitCode = await replayCommand(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  isColoured: process.stdout.isTTY && !process.env['NO_COLOR'],
});
process.exitCode ??= exitCode;
