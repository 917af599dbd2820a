/** `npm run backend` (docs/backend.md). */
import { createInterface } from 'node:readline';
import { backendCommand } from './backend-command.ts';
import { stopSignal } from './stop-signal.ts';

// The output may end before the backend does, as in `npm run backend | head`.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

const stop = stopSignal();
// A test that steers it may leave its input open.
stop.addEventListener('abort', () => process.stdin.destroy());

process.exitCode = await backendCommand(
  process.argv.slice(2),
  {
    write: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(text),
  },
  stop,
  () => createInterface({ input: process.stdin }),
);
