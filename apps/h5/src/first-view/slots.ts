import { ENDPOINTS } from '@cangkir/api';
import { parseAnswer } from '@cangkir/api/parse-answer';
import { type Language, RESPONSE_CODE } from '@cangkir/core';
import type { Slots, SlotTexts } from '../frame/slots.ts';
import { createReader, type Messages } from '../i18n/read-messages.ts';
import type { EarlyAnswer } from './early-answer.ts';
import { SLOT_FILES } from './slot-files.ts';

export const SLOTS = Object.values(SLOT_FILES).flatMap((file) => Object.values(file));

/** The messages that slots read in a language, by folder. */
export type SlotMessages = Readonly<Record<string, Messages<string>>>;

/** Whether an early answer says that its address names nothing. */
export function isNotFound({ name }: Pick<EarlyAnswer, 'name'>, json: unknown): boolean {
  const answer = parseAnswer(ENDPOINTS[name], json);
  return (
    !answer.ok &&
    answer.failure.kind === 'refused' &&
    answer.failure.code === RESPONSE_CODE.notFound
  );
}

/** What an early answer writes into the first view; null if it has nothing to show. */
export function textsOf(
  { name, asked }: Pick<EarlyAnswer, 'name' | 'asked'>,
  json: unknown,
  language: Language,
  messages: SlotMessages,
  from: readonly Slots[] = SLOTS,
): SlotTexts | null {
  const answer = parseAnswer(ENDPOINTS[name], json);
  if (!answer.ok || answer.value.code !== RESPONSE_CODE.success) return null;
  const slots = from.filter(({ ask }) => ask === name);
  return Object.fromEntries(
    slots.flatMap(({ messages: read, texts }) => {
      const entries = Object.keys(read).flatMap((folder) => Object.entries(messages[folder] ?? {}));
      const t = createReader(Object.fromEntries(entries), language);
      return Object.entries(texts(answer.value.data, language, t, asked));
    }),
  );
}
