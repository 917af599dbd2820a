import { expect, test } from 'vitest';
import type { StoredEntries } from '../phone/phone-storage.ts';
import { openLentStorage } from './saved-storage.ts';
import { createMemoryKeeper } from './testing.ts';

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

/** Two phones whose person stored something, which was lent to a story. */
async function startLending(keeper = createMemoryKeeper()) {
  const phones = { first: putPhone(OWN), second: putPhone(OWN_SECOND) };
  const storage = await openLentStorage(phones, keeper);
  await storage.lend();
  phones.first.storage.replaceAll(STORIES);
  phones.second.storage.replaceAll(NOTHING);
  const stored = () => [phones.first.storage.all(), phones.second.storage.all()];
  return { keeper, phones, storage, stored };
}

test('what a story stored gives way to what the person had', async () => {
  const { storage, stored } = await startLending();
  await storage.giveBack();
  expect(stored()).toEqual([OWN, OWN_SECOND]);
});

test('a desk that was left with a story on stage gives it back at its next start', async () => {
  const { keeper, phones, stored } = await startLending();
  await openLentStorage(phones, keeper);
  expect(stored()).toEqual([OWN, OWN_SECOND]);
});

test('what was given back is not given back again', async () => {
  const { keeper, phones, storage, stored } = await startLending();
  await storage.giveBack();
  phones.first.storage.replaceAll(NOTHING);
  await storage.giveBack();
  await openLentStorage(phones, keeper);
  expect(stored()).toEqual([NOTHING, OWN_SECOND]);
});

test('where nothing can be kept, it is still given back', async () => {
  const keeper = { load: async () => undefined, save: () => Promise.reject(new Error('No room.')) };
  const { storage, stored } = await startLending(keeper);
  await storage.giveBack();
  expect(stored()).toEqual([OWN, OWN_SECOND]);
});

test('what another version kept is let lie', async () => {
  const keeper = createMemoryKeeper();
  await keeper.save({ first: OWN });
  const phones = { first: putPhone(STORIES), second: putPhone(NOTHING) };
  await openLentStorage(phones, keeper);
  expect(phones.first.storage.all()).toEqual(STORIES);
});
