import { expect, test } from 'vitest';
import { createMemoryKeyValueStore } from '../../testing/memory-key-value-store.ts';
import { createMemoryNativeHost } from '../../testing/memory-native-host.ts';
import type { NativeHost } from '../native-host.ts';
import { succeed } from '../result.ts';
import { rememberDevice } from './device.ts';
import { openSession } from './session.ts';

function startDevice(native: Partial<NativeHost> = {}) {
  const session = openSession({
    local: createMemoryKeyValueStore(),
    session: createMemoryKeyValueStore(),
  });
  let fingerprints = 0;
  const fingerprint = {
    async identify() {
      fingerprints += 1;
      return `fingerprint-${fingerprints}`;
    },
  };
  const device = rememberDevice(fingerprint, createMemoryNativeHost(native), session);
  return { session, device, fingerprintsTaken: () => fingerprints };
}

test('identifies a browser by its fingerprint, computed once', async () => {
  const { session, device, fingerprintsTaken } = startDevice();
  expect(await device.identify()).toBe('fingerprint-1');
  expect(await device.identify()).toBe('fingerprint-1');
  expect(fingerprintsTaken()).toBe(1);
  expect(session.global.get().browserId).toBe('fingerprint-1');
});

test('gives two concurrent callers one fingerprint', async () => {
  const { device, fingerprintsTaken } = startDevice();
  expect(await Promise.all([device.identify(), device.identify()])).toEqual([
    'fingerprint-1',
    'fingerprint-1',
  ]);
  expect(fingerprintsTaken()).toBe(1);
});

test('identifies a device in the native app by the app’s id', async () => {
  const { device, fingerprintsTaken } = startDevice({ deviceId: async () => succeed('device-7') });
  expect(await device.identify()).toBe('device-7');
  expect(fingerprintsTaken()).toBe(0);
});

test('keeps the stored id, even if the app reports another', async () => {
  const { session, device } = startDevice({ deviceId: async () => succeed('device-7') });
  session.global.set({ browserId: 'browser-1' });
  expect(await device.identify()).toBe('browser-1');
});

test('tries again after a failure', async () => {
  const session = openSession({
    local: createMemoryKeyValueStore(),
    session: createMemoryKeyValueStore(),
  });
  let tries = 0;
  const fingerprint = {
    async identify() {
      tries += 1;
      if (tries === 1) throw new Error('Failed to load the fingerprint: the network is down.');
      return 'fingerprint-1';
    },
  };
  const device = rememberDevice(fingerprint, createMemoryNativeHost(), session);
  await expect(device.identify()).rejects.toThrow();
  expect(session.global.get().browserId).toBeNull();
  expect(await device.identify()).toBe('fingerprint-1');
});
