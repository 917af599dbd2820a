import { expect, test } from 'vitest';
import { START } from '../backend/testing.ts';
import { readSettings } from '../settings/settings.ts';
import { lockDesk } from './lock-desk.ts';
import { openSavedStorage } from './saved-storage.ts';
import { claimCodeOf, createMemoryValue, startDesk } from './testing.ts';

async function startLockable() {
  const started = await startDesk();
  const { desk, lock } = started;
  const storage = await openSavedStorage(desk.phones, createMemoryValue());
  return { ...started, lockForScenario: () => lockDesk(desk, storage, lock) };
}

test('restores the desk as it was before the scenario', async () => {
  const { desk, lock, lockForScenario } = await startLockable();
  const { backend, randomness, clock, configure, network, phones, settings, stores } = desk;
  configure({ claimCode: 30_006, clock: { mode: 'stepped', start: START + 5000 } });
  configure({ route: '/mine' }, 'second');
  phones.first.storage.change('local', 'a', '1');
  const before = { settings: settings(), backend: backend.snapshot() };

  const release = await lockForScenario();
  expect(lock.isFree()).toBe(false);
  stores.settings.trigger.replaced({ settings: readSettings({}) });
  backend.load({ ...backend.snapshot(), claims: [] });
  backend.logInAs('member');
  backend.setConditions({ claimCode: null });
  clock.set(0);
  randomness.seed(42);
  network.override({ match: 'GET /', reply: { network: 'lost' }, times: 1 }, '/steps/0', null);
  phones.second.host.overrides.add('toLogin', {
    pointer: '/steps/1',
    nth: null,
    reply: { answer: 'own', delay: 0, times: 1 },
    times: 1,
  });
  phones.first.storage.replaceAll({ local: { b: '2' }, session: { c: '3' } });
  phones.second.storage.replaceAll({ local: { d: '4' }, session: {} });

  await release();
  expect(lock.isFree()).toBe(true);
  expect(settings()).toEqual(before.settings);
  expect(backend.snapshot()).toEqual(before.backend);
  expect(await claimCodeOf(backend)).toBe(30_006);
  expect([clock.mode(), clock.now()]).toEqual(['stepped', START + 5000]);
  expect(randomness.page('first')).toBeNull();
  expect(network.unusedOverrides()).toEqual([]);
  expect(phones.second.host.overrides.unused()).toEqual([]);
  expect(phones.first.storage.all()).toEqual({ local: { a: '1' }, session: {} });
  expect(phones.second.storage.all()).toEqual({ local: {}, session: {} });
  expect(phones.second.frame.page.getSnapshot().context).toMatchObject({
    isOpen: true,
    address: expect.stringMatching(/#\/mine$/),
  });
});

test('shows no page and saves nothing during a scenario', async () => {
  const { desk, savedValues, lockForScenario } = await startLockable();
  const pages = () =>
    [desk.phones.first, desk.phones.second].map(
      ({ frame }) => frame.page.getSnapshot().context.isOpen,
    );
  const kept = async () => [await savedValues.settings.load(), await savedValues.backend.load()];
  desk.configure({ theme: 'dark' });
  desk.backend.logInAs('member');
  const before = await kept();

  const release = await lockForScenario();
  expect(pages()).toEqual([false, false]);
  desk.configure({ theme: 'light' });
  desk.backend.logInAs('newcomer');
  expect(await kept()).toEqual(before);
  await release();
  expect(pages()).toEqual([true, true]);
  desk.configure({ theme: 'light' });
  expect(await kept()).toEqual([desk.settings(), before[1]]);
});
