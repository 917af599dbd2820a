import { isSupported } from '@cangkir/bridge';
import { INITIAL_GLOBAL, LOCAL_KEYS, type Login, serializeState } from '@cangkir/core';
import type { Backend } from '../backend/backend.ts';
import { changeState } from '../backend/change-state.ts';
import { FIXTURES } from '../backend/fixtures.ts';
import type { BackendState } from '../backend/state.ts';
import type { Network } from '../network/network.ts';
import type { StoredEntries } from '../phone/phone-storage.ts';
import { mapEntries } from '../scenario/placeholders.ts';
import type { Device, PhoneStart, Scenario } from '../scenario/scenario.ts';
import { crash } from './actors.ts';
import { type Refusal, StageError } from './driver.ts';
import { storedTexts } from './text-to-store.ts';

/** The state in which a scenario's backend starts. */
export function startingState({ backend }: Scenario, now: number): BackendState {
  const { fixture, madeFor, set, remove } = backend;
  const state = FIXTURES[fixture].create(madeFor === undefined ? now : Date.parse(madeFor));
  if (Object.keys(set).length === 0 && remove.length === 0) return state;
  const changed = changeState(state, { set, remove });
  if (!changed.ok) {
    const { pointer, message } = changed.failure;
    throw new StageError({ pointer: `/backend${pointer}`, message });
  }
  return changed.value;
}

/** Stands for the token of the current user in the storage: no file holds one. */
export const TOKEN = '{{token}}';

/** The browser's storage when the page is opened. Without a native app, the page itself remembers the current user. */
export function startingStorage(
  { device, user, storage }: PhoneStart,
  backend: Backend,
): StoredEntries {
  const login = user === null ? null : backend.logInAs(user);
  const remembered =
    login === null || nativeKnowsLogin(device)
      ? {}
      : { [LOCAL_KEYS.global]: rememberedLogin(login) };
  const fill = (stored: object) =>
    storedTexts(mapEntries(stored, (text) => text.replaceAll(TOKEN, login?.token ?? '')));
  return {
    local: { ...remembered, ...fill(storage.local) },
    session: fill(storage.session),
  };
}

function rememberedLogin({ token, user }: Login): string {
  return serializeState({ ...INITIAL_GLOBAL, token, userInfo: user });
}

/** Whether there is a native app that knows the current user. */
export function nativeKnowsLogin({
  platform,
  bridge,
  appVersion,
}: Pick<Device, 'platform' | 'bridge' | 'appVersion'>): boolean {
  return platform !== 'browser' && bridge && isSupported('userInfo', appVersion);
}

/** What comes of a scenario's backend. */
export interface PreparedBackend {
  /** The code of the last SMS. Null if none was sent. */
  smsCode(): string | null;
  /** Why a rule crashed, if one did. */
  crash(): Refusal | null;
  stop(): void;
}

/** Has the backend, in its starting state, answer as a scenario says, and follows it from there. */
export function prepareBackend(
  { backend: { claimCode, overrides } }: Scenario,
  backend: Backend,
  network: Pick<Network, 'override'>,
): PreparedBackend {
  backend.setConditions({ claimCode });
  for (const [index, override] of overrides.entries()) {
    network.override(override, `/backend/overrides/${index}`, null);
  }
  let smsCode = lastSmsCode(backend.peek());
  let crashed: Refusal | null = null;
  const stopSms = backend.on('sms', ({ code }) => {
    smsCode = code;
  });
  const stopFailures = backend.on('failure', ({ endpoint, error }) => {
    crashed ??= crash(`The backend’s rule of ${endpoint} threw: ${error}`);
  });
  return {
    smsCode: () => smsCode,
    crash: () => crashed,
    stop() {
      stopSms();
      stopFailures();
    },
  };
}

function lastSmsCode({ smsCodes }: BackendState): string | null {
  const [last] = Object.values(smsCodes).sort((one, other) => other.sentAt - one.sentAt);
  return last?.code ?? null;
}
