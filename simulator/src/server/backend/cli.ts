/** `npm run backend` (docs/backend.md). */
import { backendCommand } from './backend-command.ts';

const stop = new AbortController();
// Every time: npm hands a Ctrl-C on to us that the terminal has sent us already.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

process.exitCode = await backendCommand(
  process.argv.slice(2),
  {
    write: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(text),
  },
  stop.signal,
);
