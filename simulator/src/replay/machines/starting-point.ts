import { isSupported } from '@cangkir/bridge';
import { INITIAL_GLOBAL, SESSION_KEYS, serializeState } from '@cangkir/core';
import * as v from 'valibot';
import type { Backend } from '../../backend/backend.ts';
import { FIXTURES } from '../../backend/fixtures/fixtures.ts';
import { BACKEND_STATE, type BackendState } from '../../backend/state.ts';
import { type Refusal, StageError } from '../driver.ts';
import { PointerError, withoutValueAt, withValueAt } from '../json-pointer.ts';
import type { Action, Device, Scenario } from '../scenario.ts';
import { createStorageArea, type StorageArea } from './storage-area.ts';

/** The state that a scenario's backend starts from. */
export function startingState({ backend }: Scenario, now: number): BackendState {
  const state = FIXTURES[backend.fixture].create(now);
  if (Object.keys(backend.set).length === 0) return state;
  const changed = changeState(state, { set: backend.set, remove: [] });
  if ('words' in changed) {
    throw new StageError({ ...changed, pointer: `/backend${changed.pointer}` });
  }
  return changed;
}

/** Changes what the backend knows, as a scenario's step says. */
export function changeBackend(backend: Backend, change: BackendChange): Refusal | null {
  const changed = changeState(backend.snapshot(), change);
  if ('words' in changed) return changed;
  backend.load(changed);
  return null;
}

type BackendChange = Pick<Extract<Action, { do: 'backend.change' }>, 'set' | 'remove'>;

/** A field that the state does not have would silently do nothing. */
const WHOLE_STATE = v.strictObject(BACKEND_STATE.entries);

/** What comes of it has to be a state still: a mistyped pointer or value changes nothing. */
function changeState(state: BackendState, { set, remove }: BackendChange): BackendState | Refusal {
  try {
    const withSet = Object.entries(set).reduce<unknown>(
      (changed, [pointer, value]) => withValueAt(changed, pointer, value),
      state,
    );
    const parsed = v.safeParse(WHOLE_STATE, remove.reduce(withoutValueAt, withSet));
    return parsed.success ? parsed.output : impossible(parsed.issues);
  } catch (error) {
    if (error instanceof PointerError) return { pointer: '/set', words: error.message };
    throw error;
  }
}

function impossible([issue]: readonly [v.InferIssue<typeof WHOLE_STATE>, ...unknown[]]): Refusal {
  const words = `The backend can’t be so: ${v.getDotPath(issue)}: ${issue.message}`;
  return { pointer: '', words };
}

/**
 * What the browser has stored when the page is opened. Where there is no native app to ask, the page itself
 * remembers who is logged in.
 */
export function openStorage(
  { device, user, storage }: Scenario,
  backend: Backend,
): { readonly local: StorageArea; readonly session: StorageArea } {
  const login = user === null || tellsLogin(device) ? null : backend.logInAs(user);
  const remembered =
    login === null
      ? {}
      : {
          [SESSION_KEYS.global]: serializeState({
            ...INITIAL_GLOBAL,
            token: login.token,
            userInfo: login.user,
          }),
        };
  return {
    local: createStorageArea({ ...remembered, ...storage.local }),
    session: createStorageArea(storage.session),
  };
}

/** Tells whether there is a native app that says who is logged in. */
function tellsLogin({ platform, bridge, appVersion }: Device): boolean {
  return platform !== 'browser' && bridge && isSupported('userInfo', appVersion);
}
