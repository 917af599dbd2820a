/** `npm run conform` (docs/conform.md): whether a backend keeps the contract. */
import { createInterface } from 'node:readline/promises';
import { conformCommand } from './conform/command.ts';

process.exitCode = await conformCommand(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  ask: process.stdin.isTTY ? askPerson : null,
});

async function askPerson(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await lines.question(question)).trim();
  } finally {
    lines.close();
  }
}
