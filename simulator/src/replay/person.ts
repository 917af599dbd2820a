import type { Sheet } from '../phone/phone-store.ts';
import type { Action, Device } from './scenario.ts';

/** What the native app, or the browser, asks a person for. */
export type Request = Sheet['kind'];

/** What a person does, by what they were asked for. */
export type Deeds = Pick<Device, Request>;

/** Who sits before the phone. Does what the scenario says at once, and waits for a step otherwise. */
export interface Person {
  /** Resolves with what the person does; null where they close it. What was asked before is closed by it. */
  ask(request: Request): Promise<string | null>;
  /** Does what a step says. False where nothing of the kind is asked. */
  act(step: Extract<Action, { readonly do: 'answer' }>): boolean;
  /** Another page begins: nobody waits for an answer any more. */
  beginPage(): void;
}

interface Asked {
  readonly request: Request;
  resolve(answer: string | null): void;
}

/** @param onAct Hears of everything that the person does. */
export function createPerson(device: Deeds, onAct: (deeds: Deeds) => void): Person {
  let asked: Asked | null = null;

  function answer(request: Request, deeds: Deeds): boolean {
    const deed = deeds[request];
    if (asked?.request !== request || deed === undefined) return false;
    const { resolve } = asked;
    asked = null;
    onAct({ [request]: deed });
    resolve(answerOf(deed));
    return true;
  }

  return {
    ask(request) {
      asked?.resolve(null);
      return new Promise((resolve) => {
        asked = { request, resolve };
        answer(request, device);
      });
    },
    act: ({ do: _, ...deeds }) => asked !== null && answer(asked.request, deeds),
    beginPage() {
      asked = null;
    },
  };
}

function answerOf(deed: NonNullable<Deeds[Request]> | null): string | null {
  if (typeof deed === 'boolean') return deed ? 'done' : null;
  return deed;
}
