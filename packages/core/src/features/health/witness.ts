import type { GenericSchema } from 'valibot';
import type { CorrectedClock } from '../../platform/clock/corrected-clock.ts';
import type { Language } from '../../platform/language/language.ts';
import type { Result } from '../../platform/result.ts';
import type { SmsCodeReader } from '../../platform/sms-code-reader.ts';
import { type Backlog, createBacklog } from './backlog.ts';
import type { ErrorBuffer, Trouble } from './error-reporter.ts';
import type { SentEvent } from './observe-machines.ts';

/** Something that the page asked for: a request of the backend, or a call of the native app. */
export interface Asked {
  readonly kind: 'request' | 'call';
  /** The method and the path of a request; the name of a call. */
  readonly name: string;
  /** The schemas that its data may fit. */
  readonly contract: readonly GenericSchema[];
  /** By the device's clock, as that of its answer: the first answer corrects the other. */
  readonly at: number;
  /** What came of it; null until then. */
  readonly answer: Answered | null;
}

/** What came of something that the page asked for. */
export interface Answered {
  readonly at: number;
  /** A code, or why there is none. */
  readonly outcome: number | string;
  /** As the contract parses it. */
  readonly data: unknown;
}

/** Something that happened on the page. Nothing of it is masked yet. */
export type Note =
  | ({ readonly kind: 'sent' } & SentEvent)
  | { readonly kind: 'opened'; readonly route: string }
  | { readonly kind: 'language'; readonly language: Language }
  | { readonly kind: 'hidden' | 'visible' | 'connected' }
  | { readonly kind: 'login'; readonly userId: string | null }
  | { readonly kind: 'broke'; readonly trouble: Trouble };

/** The same with its moment, by the device's clock. */
export type Noted = Note & { readonly at: number };

/**
 * Hears what the page asks for, and what happens on it, in one order. Until somebody takes what it heard, it keeps the
 * last of it.
 */
export interface Witness extends Pick<Backlog<Asked | Noted>, 'passTo'> {
  note(note: Note): void;
  /** What it returns hears the answer. An asked thing is passed on when it is asked, and again with its answer. */
  ask(
    asked: Pick<Asked, 'kind' | 'name' | 'contract'>,
  ): (outcome: Answered['outcome'], data: unknown) => void;
}

/** More than a page asks for, and a person does, before the trail is loaded. */
const MAX_KEPT = 200;

/** Waits for what a person answers the browser, in the hearing of a witness. */
export async function hearAnswer<Answer extends Result<unknown, { readonly kind: string }>>(
  witness: Pick<Witness, 'ask'>,
  name: string,
  answering: Promise<Answer>,
): Promise<Answer> {
  const hear = witness.ask({ kind: 'call', name, contract: [] });
  const answer = await answering;
  if (answer.ok) hear('done', answer.value);
  else hear(answer.failure.kind, null);
  return answer;
}

/** The name under which a witness hears that the page has read a code off an SMS. */
export const SMS_READ = 'readSms';

/** Reads codes in the hearing of a witness, which hears of each, and not which one it is. */
export function hearCodes(witness: Pick<Witness, 'ask'>, codes: SmsCodeReader): SmsCodeReader {
  return {
    async read(signal) {
      const code = await codes.read(signal);
      if (code !== null) witness.ask({ kind: 'call', name: SMS_READ, contract: [] })('done', null);
      return code;
    },
  };
}

/** Reports what breaks in the hearing of a witness. */
export function hearTroubles(witness: Pick<Witness, 'note'>, errors: ErrorBuffer): ErrorBuffer {
  return {
    passTo: errors.passTo,
    report(trouble) {
      witness.note({ kind: 'broke', trouble });
      errors.report(trouble);
    },
  };
}

export function createWitness(clock: Pick<CorrectedClock, 'deviceNow'>): Witness {
  const backlog = createBacklog<Asked | Noted>(MAX_KEPT, 'first');
  return {
    passTo: backlog.passTo,
    note: (note) => backlog.add({ ...note, at: clock.deviceNow() }),
    ask(thing) {
      const asked: Asked & { answer: Answered | null } = {
        ...thing,
        at: clock.deviceNow(),
        answer: null,
      };
      backlog.add(asked);
      return (outcome, data) => {
        asked.answer = { at: clock.deviceNow(), outcome, data };
        backlog.add(asked);
      };
    },
  };
}
