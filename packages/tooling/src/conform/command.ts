import { writeFileSync } from 'node:fs';
import { startBackend } from '../backend-process.ts';
import { unwritableMessage } from '../test-report/unwritable-message.ts';
import { type Conformance, conform } from './conform.ts';
import type { ConformData } from './data.ts';
import { NoAnswerError } from './http.ts';
import type { ReadSmsCode } from './log-in.ts';
import { type CommandOptions, readOptions, USAGE } from './options.ts';
import { conformJunit, dataWords, findingWords, summaryWords } from './report.ts';

/** What the command reads from and writes to. */
export interface ConformTerminal {
  write(text: string): void;
  complain(text: string): void;
  /** Asks a person, and resolves with what they type. Null where nobody is there. */
  readonly ask: ((question: string) => Promise<string>) | null;
}

/** What the command ends with. */
const EXIT = { conforms: 0, failed: 1, invalid: 2 } as const;

/** Does what `npm run conform` is asked to. Returns the exit code. */
export async function conformCommand(
  args: readonly string[],
  terminal: ConformTerminal,
): Promise<number> {
  const options = readOptions(args);
  if (!options.ok) {
    terminal.complain(`${options.failure}\n\n${USAGE}`);
    return EXIT.invalid;
  }
  if (options.value.isHelpWanted) {
    terminal.write(`${USAGE}\n${dataWords()}`);
    return EXIT.conforms;
  }
  const { junit } = options.value;
  const unwritable = junit === null ? [] : unwritableMessage(junit);
  if (unwritable.length > 0) {
    terminal.complain(`${unwritable.join('\n')}\n`);
    return EXIT.invalid;
  }
  const without = personWithoutCode(options.value, terminal);
  if (without !== null) {
    terminal.complain(
      `Nobody can type the code of the SMS to ${without}. Give it a "code" or a "token" in the data file, or run this in a terminal.\n`,
    );
    return EXIT.invalid;
  }
  try {
    const result = await check(options.value, terminal);
    if (junit !== null) writeFileSync(junit, conformJunit(result));
    terminal.write(summaryWords(result));
    return result.findings.length === 0 ? EXIT.conforms : EXIT.failed;
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error;
    terminal.complain(
      `${options.value.url?.origin ?? 'Our own backend'} does not answer: ${error.message}\n`,
    );
    return EXIT.failed;
  }
}

async function check(options: CommandOptions, terminal: ConformTerminal): Promise<Conformance> {
  const { url, data } = options;
  const run = (origin: URL, readCode: ReadSmsCode) =>
    conform({
      ...options,
      origin,
      readCode,
      onFinding: (finding) => terminal.write(findingWords(finding)),
    });
  if (url !== null) return run(url, readCodes(data, terminal));
  const backend = await startBackend();
  try {
    return await run(new URL(backend.origin), () => backend.nextSmsCode());
  } finally {
    await backend.stop();
  }
}

/** The phone of a person who cannot log in, as nobody knows the codes that they get; null if there is none. */
function personWithoutCode({ url, data }: CommandOptions, { ask }: ConformTerminal): string | null {
  if (url === null || ask !== null) return null;
  const without = Object.values(data.people).find(
    (person) => person.code === undefined && !('token' in person),
  );
  return without?.phone ?? null;
}

function readCodes({ people }: ConformData, { ask }: ConformTerminal): ReadSmsCode {
  return async (phone, sent) => {
    const known = Object.values(people).find((person) => person.phone === phone)?.code;
    if (known !== undefined) return known;
    await sent;
    return (await ask?.(`The code of the SMS to ${phone}: `)) ?? '';
  };
}
