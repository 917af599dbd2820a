import type { Language, Query } from '@cangkir/core';
import type { ParseKeys } from 'i18next';
import type { Namespace } from '../i18n/namespaces.ts';
import type { Reader } from '../i18n/read-messages.ts';
import type { Reads } from './reads.ts';

/** Keys of messages, by folder. */
type MessageKeys = { readonly [Folder in Namespace]?: readonly ParseKeys<Folder>[] };

/** Texts by the slot of a skeleton that shows them. A list fills the slots of one name, one after the other, or skips one. */
export type SlotTexts = Readonly<
  Record<string, string | readonly (string | undefined)[] | undefined>
>;

/** What the answer to a first request writes into a skeleton, before React is there. */
export interface Slots {
  readonly ask: keyof Reads;
  /** What the texts read: no other message is there yet. */
  readonly messages: MessageKeys;
  texts(
    answer: Reads[keyof Reads]['answer'],
    language: Language,
    t: Reader<string>,
    asked: Query,
  ): SlotTexts;
}

interface SlotsDefinition<Ask extends keyof Reads, Keys extends MessageKeys, Texts> {
  readonly ask: Ask;
  readonly messages?: Keys;
  readonly texts: (
    answer: Reads[Ask]['answer'],
    language: Language,
    t: Reader<KeyIn<Keys>>,
    asked: Query,
  ) => Texts;
}

/** Defines the texts of some slots, which a skeleton has. */
export function slotsOf<Slot extends string>() {
  return <
    Ask extends keyof Reads,
    Texts extends SlotTexts,
    const Keys extends MessageKeys = Record<never, never>,
  >({
    messages,
    ...slots
  }: SlotsDefinition<Ask, Keys, Texts & Missing<Exclude<keyof Texts, Slot>>>): Slots => ({
    messages: messages ?? {},
    ...slots,
  });
}

/** Refuses other texts, and says why. */
type Missing<Name extends PropertyKey> = {
  readonly [Of in Name]: 'The skeleton has no such slot: add it there, or to the type of its slots.';
};

/** The keys of all folders. */
type KeyIn<Keys extends MessageKeys> = Extract<Keys[keyof Keys], readonly string[]>[number];
