/** `npm run replay -- FILE…` (docs/qa.md). */
import { replayCommand } from './replay-command.ts';

/** The exit code of a command whose output is closed, as by `head`. */
const BROKEN_PIPE = 141;

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(BROKEN_PIPE);
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
// There is nowhere left to print the reason.
process.stderr.on('error', () => process.exit(BROKEN_PIPE));

/** The errors that were printed. */
const thrown = new Set<unknown>();

// A machine that throws does so again outside any step, and so does each machine that it stops. The step
// has reported the failure by then. Print the stack once, because it shows where in the machine it was.
process.on('uncaughtException', (error) => {
  if (!thrown.has(error)) process.stderr.write(`${error.stack}\n`);
  thrown.add(error);
  process.exitCode = 1;
});

const exitCode = await replayCommand(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  isColoured: process.stdout.isTTY && !process.env['NO_COLOR'],
});
process.exitCode ??= exitCode;
