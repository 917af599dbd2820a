/** `npm run backend` (docs/backend.md). */
import { backendCommand } from './backend-command.ts';
import { stopSignal } from './stop-signal.ts';

// The output may end before the backend does, as in `npm run backend | head`.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

process.exitCode = await backendCommand(
  process.argv.slice(2),
  {
    write: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(text),
  },
  stopSignal(),
);
