import { expect, test } from 'vitest';
import type { StoredEntries } from '../phone/phone-storage.ts';
import { openSavedStorage } from './saved-storage.ts';
import { createMemoryValue } from './testing.ts';

const NOTHING: StoredEntries = { local: {}, session: {} };
const STORIES: StoredEntries = { local: { browserId: 'phone-1' }, session: {} };
const OWN: StoredEntries = { local: { lan: 'zh' }, session: { visit: '2' } };
const OWN_SECOND: StoredEntries = { local: { lan: 'id' }, session: {} };

function putPhone(entries: StoredEntries) {
  let stored = entries;
  return {
    storage: {
      all: () => stored,
      replaceAll(next: StoredEntries) {
        stored = next;
      },
    },
  };
}

/** Two phones whose own storage was saved before a scenario stored something else. */
async function startSaving(savedValue = createMemoryValue()) {
  const phones = { first: putPhone(OWN), second: putPhone(OWN_SECOND) };
  const storage = await openSavedStorage(phones, savedValue);
  await storage.save();
  phones.first.storage.replaceAll(STORIES);
  phones.second.storage.replaceAll(NOTHING);
  const stored = () => [phones.first.storage.all(), phones.second.storage.all()];
  return { savedValue, phones, storage, stored };
}

test('restoring replaces what a scenario stored', async () => {
  const { storage, stored } = await startSaving();
  await storage.restore();
  expect(stored()).toEqual([OWN, OWN_SECOND]);
});

test('the next start restores what was saved if the tab was closed during a scenario', async () => {
  const { savedValue, phones, stored } = await startSaving();
  await openSavedStorage(phones, savedValue);
  expect(stored()).toEqual([OWN, OWN_SECOND]);
});

test('restores once', async () => {
  const { savedValue, phones, storage, stored } = await startSaving();
  await storage.restore();
  phones.first.storage.replaceAll(NOTHING);
  await storage.restore();
  await openSavedStorage(phones, savedValue);
  expect(stored()).toEqual([NOTHING, OWN_SECOND]);
});

test('restores without IndexedDB', async () => {
  const savedValue = {
    load: async () => undefined,
    save: () => Promise.reject(new Error('No room.')),
  };
  const { storage, stored } = await startSaving(savedValue);
  await storage.restore();
  expect(stored()).toEqual([OWN, OWN_SECOND]);
});

test('ignores what another version saved', async () => {
  const savedValue = createMemoryValue();
  await savedValue.save({ first: OWN });
  const phones = { first: putPhone(STORIES), second: putPhone(NOTHING) };
  await openSavedStorage(phones, savedValue);
  expect(phones.first.storage.all()).toEqual(STORIES);
});
