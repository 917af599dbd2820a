/** The page's last script: it writes the early answers into the first view. */
import type { Language } from '@cangkir/core';
import type { EarlyAnswer } from './early-answer.ts';
import { fillSlots } from './fill-slots.ts';
import type { ShownView } from './first-views.types.ts';
import { isNotFound, type SlotMessages, textsOf } from './slots.ts';

/** Written here by the build, at its one mention. */
declare const SLOT_MESSAGES: Readonly<Record<Language, SlotMessages>>;

const messages = SLOT_MESSAGES;

window.writeTexts = (view, answers) => {
  for (const early of answers) void showAnswer(early, view);
};

async function showAnswer(early: EarlyAnswer, view: ShownView): Promise<void> {
  try {
    const answer: unknown = await (await early.response).clone().json();
    const texts = textsOf(early, answer, view.language, messages[view.language]);
    if (texts !== null) fillSlots(view.element, texts);
    else if (isNotFound(early, answer)) view.showNotFound?.();
  } catch {
    // The app takes the failure, and says what happened.
  }
}
