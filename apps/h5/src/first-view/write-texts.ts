/** The page's second script: it writes the early answers into the first view, which need not wait for it. */
import type { Language } from '@cangkir/core';
import type { EarlyAnswer } from './early-answer.ts';
import { fillSlots } from './fill-slots.ts';
import { showFirstView } from './first-view-element.ts';
import type { NotFoundView, ShownView } from './first-views.types.ts';
import { isNotFound, type SlotMessages, textsOf } from './slots.ts';

/** Written here by the build, each at its one mention. */
declare const SLOT_MESSAGES: Readonly<Record<Language, SlotMessages>>;
declare const NOT_FOUND: NotFoundView | null;

const notFound = NOT_FOUND;
const { earlyAnswers, firstView } = window;
if (firstView !== undefined) void showAnswers(firstView);

async function showAnswers(view: ShownView): Promise<void> {
  const messages = SLOT_MESSAGES[view.language];
  // A copy: the app takes answers out of the list.
  const certain = ((await earlyAnswers) ?? []).filter(({ mayBeOfAnother }) => !mayBeOfAnother);
  for (const early of certain) void showAnswer(early, view, messages);
}

async function showAnswer(
  early: EarlyAnswer,
  view: ShownView,
  messages: SlotMessages,
): Promise<void> {
  try {
    const answer: unknown = await (await early.response).clone().json();
    const texts = textsOf(early, answer, view.language, messages);
    if (texts !== null) fillSlots(view.element, texts);
    else if (notFound !== null && isNotFound(early, answer)) showNotFound(notFound, view);
  } catch {
    // The app takes the failure, and says what happened.
  }
}

function showNotFound({ shape, texts }: NotFoundView, { element, language }: ShownView): void {
  const container = element.parentElement;
  if (container === null) return;
  const view = { shape: 0, texts: [...texts[language].keys()] };
  const shown = showFirstView({ shapes: [shape], texts }, view, language, container);
  window.firstView = { element: shown, language };
}
