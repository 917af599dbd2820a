import { expect, test } from 'vitest';
import { START } from '../backend/testing.ts';
import { readSettings } from '../settings/settings.ts';
import { lendDesk } from './lock-desk.ts';
import { openLentStorage } from './saved-storage.ts';
import { claimCodeOf, createMemoryKeeper, startDesk } from './testing.ts';

/** A desk that can be lent. */
async function startLending() {
  const started = await startDesk();
  const { desk, loan } = started;
  const storage = await openLentStorage(desk.phones, createMemoryKeeper());
  return { ...started, lend: () => lendDesk(desk, storage, loan) };
}

test('the desk is given back as it was, whatever a scenario did on it', async () => {
  const { desk, loan, lend } = await startLending();
  const { backend, chance, clock, configure, network, phones, settings, stores } = desk;
  configure({ claimCode: 30_006, clock: { mode: 'stepped', start: START + 5000 } });
  configure({ route: '/mine' }, 'second');
  phones.first.storage.change('local', 'a', '1');
  const before = { settings: settings(), backend: backend.snapshot() };

  const giveBack = await lend();
  expect(loan.isOver()).toBe(false);
  stores.settings.trigger.replaced({ settings: readSettings({}) });
  backend.load({ ...backend.snapshot(), claims: [] });
  backend.logInAs('member');
  backend.setConditions({ claimCode: null });
  clock.set(0);
  chance.seed(42);
  network.promise({ match: 'GET /', reply: { network: 'lost' }, times: 1 }, '/steps/0');
  phones.second.host.replies.promise('toLogin', {
    pointer: '/steps/1',
    nth: null,
    reply: { answer: 'own', delay: 0, times: 1 },
    times: 1,
  });
  phones.first.storage.replaceAll({ local: { b: '2' }, session: { c: '3' } });
  phones.second.storage.replaceAll({ local: { d: '4' }, session: {} });

  await giveBack();
  expect(loan.isOver()).toBe(true);
  expect(settings()).toEqual(before.settings);
  expect(backend.snapshot()).toEqual(before.backend);
  expect(await claimCodeOf(backend)).toBe(30_006);
  expect([clock.mode(), clock.now()]).toEqual(['stepped', START + 5000]);
  expect(chance.page()).toBeNull();
  expect(network.unasked()).toEqual([]);
  expect(phones.second.host.replies.unasked()).toEqual([]);
  expect(phones.first.storage.all()).toEqual({ local: { a: '1' }, session: {} });
  expect(phones.second.storage.all()).toEqual({ local: {}, session: {} });
  expect(phones.second.frame.page.getSnapshot().context).toMatchObject({
    isOpen: true,
    address: expect.stringMatching(/#\/mine$/),
  });
});

test('while it is lent no page is shown, and nothing is kept', async () => {
  const { desk, keepers, lend } = await startLending();
  const pages = () =>
    [desk.phones.first, desk.phones.second].map(
      ({ frame }) => frame.page.getSnapshot().context.isOpen,
    );
  const kept = async () => [await keepers.settings.load(), await keepers.backend.load()];
  desk.configure({ theme: 'dark' });
  desk.backend.logInAs('member');
  const before = await kept();

  const giveBack = await lend();
  expect(pages()).toEqual([false, false]);
  desk.configure({ theme: 'light' });
  desk.backend.logInAs('newcomer');
  expect(await kept()).toEqual(before);
  await giveBack();
  expect(pages()).toEqual([true, true]);
  desk.configure({ theme: 'light' });
  expect(await kept()).toEqual([desk.settings(), before[1]]);
});
