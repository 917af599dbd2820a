import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { CLI, SMS_SENT, STARTED } from '../backend-process.ts';
import { APP_BUILD } from '../built-app.ts';
import { endProcess } from '../end-process.ts';

/** How a steered backend starts. */
export interface SteeredStart {
  /** The name of its data: `everyday`. */
  readonly fixture: string;
  /** Where its clock stands, as ISO 8601. */
  readonly moment: string;
  /** Of its random numbers. */
  readonly seed: number;
}

/** `npm run backend -- --at …`: its clock and its data are in the hands of a test (docs/backend.md). */
export interface SteeredBackend {
  readonly origin: string;
  /**
   * Does a step of a scenario that is about the backend or the time.
   *
   * @throws Error if the backend refuses it.
   */
  perform(step: Step): Promise<void>;
  logIn(user: string): Promise<Login>;
  /** A text with its placeholders filled, such as the route of an order. */
  fill(text: string): Promise<string>;
  /** The code of the next SMS, in the order in which they were sent. */
  smsCode(): Promise<string>;
  /** The last code that {@link smsCode} returned. */
  sameSmsCode(): string;
  stop(): Promise<void>;
}

interface Step {
  readonly do: string;
  readonly [field: string]: unknown;
}

const LOGIN = v.object({
  token: v.string(),
  user: v.object({ id: v.string(), phone: v.string() }),
});

/** Who is logged in. */
export type Login = v.InferOutput<typeof LOGIN>;

/** Entries of its log. */
const ENTRY = v.variant('event', [
  STARTED,
  SMS_SENT,
  v.object({
    event: v.literal('step'),
    refusal: v.nullable(v.string()),
    login: v.nullable(LOGIN),
    text: v.nullable(v.string()),
  }),
]);

type Entry = v.InferOutput<typeof ENTRY>;

export async function startSteeredBackend(start: SteeredStart): Promise<SteeredBackend> {
  const { fixture, moment, seed } = start;
  const child = spawn(
    process.execPath,
    [
      ...[CLI, '--port', '0', '--app', APP_BUILD, '--log', 'json'],
      ...['--fixture', fixture, '--at', moment, '--seed', String(seed)],
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const entries = { start: queue<'start'>(), sms: queue<'sms'>(), step: queue<'step'>() };
  createInterface({ input: child.stdout }).on('line', (line) => {
    const entry = v.safeParse(ENTRY, JSON.parse(line));
    if (entry.success) put(entries, entry.output);
  });

  async function ask(step: Step): Promise<EntryOf<'step'>> {
    child.stdin.write(`${JSON.stringify(step)}\n`);
    const done = await entries.step.next();
    if (done.refusal !== null) throw new Error(`The backend refused ${step.do}: ${done.refusal}`);
    return done;
  }

  let lastCode = '';
  const { addresses } = await entries.start.next();
  return {
    origin: new URL(addresses[0]).origin,
    async perform(step) {
      await ask(step);
    },
    async logIn(user) {
      const { login } = await ask({ do: 'log-in', user });
      if (login === null) throw new Error(`Nobody was logged in as ${user}.`);
      return login;
    },
    fill: async (text) => (await ask({ do: 'fill', text })).text ?? text,
    async smsCode() {
      lastCode = (await entries.sms.next()).code;
      return lastCode;
    },
    sameSmsCode: () => lastCode,
    stop: () => endProcess(child),
  };
}

type EntryOf<Event extends Entry['event']> = Extract<Entry, { readonly event: Event }>;

interface Queue<Event extends Entry['event']> {
  put(entry: EntryOf<Event>): void;
  /** Resolves with the next one, in the order in which they are asked for. */
  next(): Promise<EntryOf<Event>>;
}

function queue<Event extends Entry['event']>(): Queue<Event> {
  const waiting: ((entry: EntryOf<Event>) => void)[] = [];
  const kept: EntryOf<Event>[] = [];
  return {
    put(entry) {
      const take = waiting.shift();
      if (take === undefined) kept.push(entry);
      else take(entry);
    },
    next() {
      const entry = kept.shift();
      return entry === undefined
        ? new Promise((resolve) => waiting.push(resolve))
        : Promise.resolve(entry);
    },
  };
}

function put(entries: { readonly [Event in Entry['event']]: Queue<Event> }, entry: Entry): void {
  if (entry.event === 'start') entries.start.put(entry);
  else if (entry.event === 'sms') entries.sms.put(entry);
  else entries.step.put(entry);
}
