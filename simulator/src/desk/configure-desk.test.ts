import { expect, test } from 'vitest';
import { START, startBackend } from '../backend/testing.ts';
import { storedSession } from '../phone/app-session.ts';
import { readSettings } from '../settings/settings.ts';
import { claimCodeOf, startDesk } from './testing.ts';

test('keeps the network setting per phone, however it is configured', async () => {
  const { configure, network, phones } = (await startDesk()).desk;
  const asked = startBackend().request('config', {});
  const kinds = async () => [
    (await network.deliver({ ...asked, sender: 'first' })).kind,
    (await network.deliver({ ...asked, sender: 'second' })).kind,
    (await network.deliver(asked)).kind,
  ];
  expect(await kinds()).toEqual(['answered', 'answered', 'answered']);
  phones.second.configure({ network: 'offline' });
  expect(await kinds()).toEqual(['answered', 'offline', 'answered']);
  configure({ network: 'offline' });
  configure({ network: 'usual' }, 'second');
  expect(await kinds()).toEqual(['offline', 'answered', 'answered']);
});

test('keeps the claim code until it is changed', async () => {
  const { backend, configure } = (await startDesk()).desk;
  configure({ claimCode: 30_006 });
  expect(await claimCodeOf(backend)).toBe(30_006);
  configure({ claimCode: null });
  expect(await claimCodeOf(backend)).not.toBe(30_006);
});

test('keeps a scenario’s claim code when something else is configured', async () => {
  const { backend, configure, phones } = (await startDesk()).desk;
  backend.setConditions({ claimCode: 30_006 });
  configure({ network: 'slow', zoom: 1 });
  phones.first.configure({ network: 'usual' });
  expect(await claimCodeOf(backend)).toBe(30_006);
});

test('restarts the backend for another fixture, but not for the same', async () => {
  const { backend, configure, phones } = (await startDesk()).desk;
  const { id } = phones.first.frame.page.getSnapshot().context;
  backend.logInAs('member');
  configure({ fixture: 'everyday' });
  expect(backend.peek().sessions).not.toEqual({});
  expect(phones.first.frame.page.getSnapshot().context.id).toBe(id);
  configure({ fixture: 'lastVoucher' });
  expect(backend.peek().sessions).toEqual({});
  expect(backend.peek().campaigns['kopi-susu']?.stock).toBe(1);
  expect(phones.first.frame.page.getSnapshot().context.id).toBe(id + 1);
});

test('opens the start route with new data', async () => {
  const { phones, resetBackend } = (await startDesk()).desk;
  const addresses = () =>
    [phones.first, phones.second].map(({ frame }) => frame.page.getSnapshot().context.address);
  const before = addresses();
  for (const { frame } of [phones.first, phones.second]) frame.open('/couponDetail?id=voucher-9');
  resetBackend();
  expect(addresses()).toEqual(before);
});

test('sets a clock to its configured moment', async () => {
  const { clock, configure } = (await startDesk()).desk;
  configure({ clock: { mode: 'stepped', start: START + 5000 } });
  expect([clock.mode(), clock.now()]).toEqual(['stepped', START + 5000]);
  configure({ clock: { mode: 'real', start: START + 9000 } });
  expect([clock.mode(), clock.now()]).toEqual(['real', START]);
});

test('replaces all settings, except the phones’ device ids', async () => {
  const { applySettings, backend, configure, phones, settings } = (await startDesk()).desk;
  configure({ theme: 'dark', zoom: 1 });
  const { first, second } = settings();
  applySettings(
    readSettings({
      desk: { claimCode: 30_006 },
      first: { platform: 'android', route: '/mine', deviceId: 'somebody else’s' },
      second: { network: 'slow' },
    }),
  );
  expect(settings().desk).toEqual(readSettings({ desk: { claimCode: 30_006 } }).desk);
  expect(settings().first).toMatchObject({
    platform: 'android',
    theme: 'light',
    deviceId: first.deviceId,
  });
  expect(settings().second).toMatchObject({ network: 'slow', deviceId: second.deviceId });
  expect(phones.first.frame.page.getSnapshot().context.address).toMatch(/#\/mine$/);
  expect(await claimCodeOf(backend)).toBe(30_006);
});

test('changes the app’s language while its page still loads', async () => {
  const { configure, phones } = (await startDesk()).desk;
  storedSession(phones.first.storage).global.set({ lan: 'en' });
  configure({ language: 'id' });
  expect(storedSession(phones.first.storage).global.get().lan).toBe('in');
});
