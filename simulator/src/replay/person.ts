import type { Sheet } from '../host/native-ui.types.ts';
import type { Action, Device } from '../scenario/scenario.ts';

/** What the native app, or the browser, asks a person for. */
export type PersonPrompt = Sheet['kind'];

/** What a person does, by what they were asked for. */
export type PersonAnswers = Pick<Device, PersonPrompt>;

/** Who sits before the phone. Does what the scenario says at once, and waits for a step otherwise. */
export interface Person {
  /** Resolves with what the person does; null where they close it. What was asked before is closed by it. */
  ask(prompt: PersonPrompt): Promise<string | null>;
  /** Does what a step says. False where nothing of the kind is asked. */
  act(step: Extract<Action, { readonly do: 'answer' }>): boolean;
  /** Another page begins: nobody waits for an answer any more. */
  beginPage(): void;
}

interface Asked {
  readonly prompt: PersonPrompt;
  resolve(answer: string | null): void;
}

/** @param onAct Hears of everything that the person does. */
export function createPerson(
  device: PersonAnswers,
  onAct: (answers: PersonAnswers) => void,
): Person {
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
