/** The page's second script: it writes the early answers into the first view, which need not wait for it. */
import type { EarlyAnswer } from './early-answer.ts';
import { fillSlots } from './fill-slots.ts';
import { FIRST_TEXTS } from './first-texts.ts';
import type { ShownView } from './first-views.types.ts';

const { earlyAnswers, firstView } = window;
if (firstView !== undefined) void showAnswers(firstView);

async function showAnswers(view: ShownView): Promise<void> {
  // The app takes answers out of the list.
  for (const answer of [...((await earlyAnswers) ?? [])]) void showAnswer(answer, view);
}

async function showAnswer(
  { name, asked, response }: EarlyAnswer,
  { element, language }: ShownView,
): Promise<void> {
  try {
    const answer: unknown = await (await response).clone().json();
    fillSlots(element, FIRST_TEXTS[name]?.(answer, language, asked) ?? {});
  } catch {
    // The app takes the failure, and says what happened.
  }
}
