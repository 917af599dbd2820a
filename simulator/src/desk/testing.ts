import { createSeededRandom, createVirtualClock } from '@cangkir/core/testing';
import { onTestFinished, vi } from 'vitest';
import type { Backend } from '../backend/backend.ts';
import { readAnswer, START, startBackend } from '../backend/testing.ts';
import { createArea } from '../phone/testing.ts';
import type { SavedValue } from '../shared/saved-value.ts';
import { createDesk } from './create-desk.ts';
import { createScenarioLock } from './scenario-lock.ts';

/** Keeps the last value, as a browser does. */
export function createMemoryValue(): SavedValue {
  let kept: unknown;
  return {
    load: async () => kept,
    save: async (value) => {
      kept = value;
    },
  };
}

/** The backend's code for a member's claim. */
export async function claimCodeOf(backend: Backend): Promise<number> {
  const { request } = startBackend();
  const token = backend.logInAs('member')?.token ?? '';
  const claim = request('claim', { activityCode: 'kopi-susu', browserId: 'device' }, { token });
  return readAnswer(await backend.handle(claim)).code;
}

/** The whole desk without a UI: its phones show no page, so that no app runs. */
export async function startDesk() {
  vi.stubGlobal('localStorage', createArea());
  vi.stubGlobal('sessionStorage', createArea());
  onTestFinished(() => void vi.unstubAllGlobals());
  const savedValues = { settings: createMemoryValue(), backend: createMemoryValue() };
  const lock = createScenarioLock();
  const desk = await createDesk({
    clock: createVirtualClock(START),
    random: createSeededRandom(7),
    savedValues,
    webHost: 'localhost',
    lock,
  });
  return { desk, savedValues, lock };
}
