import type { Sheet } from '../host/native-ui.types.ts';
import type { Device } from '../scenario/scenario.ts';
import type { Action } from '../scenario/step.ts';

/** What the native app, or the browser, asks a person. */
export type PersonPrompt = Sheet['kind'];

/** The answers of a person, by the question. */
export type PersonAnswers = Pick<Device, PersonPrompt>;

/** The person at the phone. Answers at once if the scenario says so, else when a step does. */
export interface SimulatedPerson {
  /** Resolves with the answer; null if the person closes it. Closes an earlier question. */
  ask(prompt: PersonPrompt): Promise<string | null>;
  /** Answers as a step says. False if nothing of the kind is asked. */
  act(step: Extract<Action, { readonly do: 'answer' }>): boolean;
  /** Another page loads: it no longer waits for an answer. */
  beginPage(): void;
}

interface Asked {
  readonly prompt: PersonPrompt;
  resolve(answer: string | null): void;
}

/** @param onAct Called with every answer. */
export function createPerson(
  device: PersonAnswers,
  onAct: (answers: PersonAnswers) => void,
): SimulatedPerson {
  let asked: Asked | null = null;

  function answer(prompt: PersonPrompt, answers: PersonAnswers): boolean {
    const given = answers[prompt];
    if (asked?.prompt !== prompt || given === undefined) return false;
    const { resolve } = asked;
    asked = null;
    onAct({ [prompt]: given });
    resolve(answerOf(given));
    return true;
  }

  return {
    ask(prompt) {
      asked?.resolve(null);
      return new Promise((resolve) => {
        asked = { prompt, resolve };
        answer(prompt, device);
      });
    },
    act: ({ do: _, ...answers }) => asked !== null && answer(asked.prompt, answers),
    beginPage() {
      asked = null;
    },
  };
}

function answerOf(given: NonNullable<PersonAnswers[PersonPrompt]> | null): string | null {
  if (typeof given === 'boolean') return given ? 'done' : null;
  return given;
}
