/** `npm run replay -- FILE…` (docs/qa.md). */
import { keepCompiled } from './keep-compiled.ts';
import { printUncaught } from './print-uncaught.ts';

keepCompiled();
const { replayCommand } = await import('./replay-command.ts');

/** The exit code of a command whose output is closed, as by `head`. */
const BROKEN_PIPE = 141;

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(BROKEN_PIPE);
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
// There is nowhere left to print the reason.
process.stderr.on('error', () => process.exit(BROKEN_PIPE));

printUncaught();

const exitCode = await replayCommand(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  isColoured: process.stdout.isTTY && !process.env['NO_COLOR'],
});
process.exitCode ??= exitCode;
