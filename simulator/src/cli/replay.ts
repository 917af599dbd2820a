/** `npm run replay -- FILE…` (docs/qa.md). */
import { replayCommand } from './replay-command.ts';

/** What a command ends with that nobody listens to any more, such as `cat` where `head` has enough. */
const BROKEN_PIPE = 141;

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(BROKEN_PIPE);
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
// There is nowhere left to say why.
process.stderr.on('error', () => process.exit(BROKEN_PIPE));

/** What has been complained of. */
const thrown = new Set<unknown>();

// A machine that throws does so a second time, out of any step, and so does each that it takes with it. The
// step that it broke at is told by then; what is left to tell, once, is where in the machine.
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
