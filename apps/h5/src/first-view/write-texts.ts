/** The page's second script: it writes the early answers into the first view, which need not wait for it. */
import type { Language } from '@cangkir/core';
import type { EarlyAnswer } from './early-answer.ts';
import { fillSlots } from './fill-slots.ts';
import type { ShownView } from './first-views.types.ts';
import { type SlotMessages, textsOf } from './slots.ts';

/** Written here by the build, at its one mention. */
declare const SLOT_MESSAGES: Readonly<Record<Language, SlotMessages>>;

const { earlyAnswers, firstView } = window;
if (firstView !== undefined) void showAnswers(firstView);

async function showAnswers(view: ShownView): Promise<void> {
  const messages = SLOT_MESSAGES[view.language];
  // The app takes answers out of the list.
  for (const early of [...((await earlyAnswers) ?? [])]) void showAnswer(early, view, messages);
}

async function showAnswer(
  early: EarlyAnswer,
  { element, language }: ShownView,
  messages: SlotMessages,
): Promise<void> {
  try {
    const answer: unknown = await (await early.response).clone().json();
    fillSlots(element, textsOf(early, answer, language, messages) ?? {});
  } catch {
    // The app takes the failure, and says what happened.
  }
}
