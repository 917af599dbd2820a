/** The page's second script: it writes the early answers into the first view, which need not wait for it. */
import type { Language } from '@cangkir/core';
import type { EarlyAnswer } from './early-answer.ts';
import { fillSlots } from './fill-slots.ts';
import type { FirstKey } from './first-keys.ts';
import { FIRST_TEXTS } from './first-texts.ts';
import type { ShownView } from './first-views.types.ts';
import { createReader, type Reader, type Words } from './read-words.ts';

/** Written here by the build, at its one mention. */
declare const FIRST_WORDS: Readonly<Record<Language, Words<FirstKey>>>;

const { earlyAnswers, firstView } = window;
if (firstView !== undefined) void showAnswers(firstView);

async function showAnswers(view: ShownView): Promise<void> {
  const read = createReader(FIRST_WORDS[view.language], view.language);
  // The app takes answers out of the list.
  for (const answer of [...((await earlyAnswers) ?? [])]) void showAnswer(answer, view, read);
}

async function showAnswer(
  { name, asked, response }: EarlyAnswer,
  { element, language }: ShownView,
  read: Reader<FirstKey>,
): Promise<void> {
  try {
    const answer: unknown = await (await response).clone().json();
    fillSlots(element, FIRST_TEXTS[name]?.(answer, language, read, asked) ?? {});
  } catch {
    // The app takes the failure, and says what happened.
  }
}
