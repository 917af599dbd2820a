import { isSupported } from '@cangkir/bridge';
import { INITIAL_GLOBAL, type Login, SESSION_KEYS, serializeState } from '@cangkir/core';
import * as v from 'valibot';
import type { Backend } from '../../backend/backend.ts';
import { FIXTURES } from '../../backend/fixtures/fixtures.ts';
import { BACKEND_STATE, type BackendState } from '../../backend/state.ts';
import { type Refusal, StageError } from '../driver.ts';
import { PointerError, withoutValueAt, withValueAt } from '../json-pointer.ts';
import { mapEntries } from '../placeholders.ts';
import type { Action, Device, Scenario } from '../scenario.ts';

/** The state that a scenario's backend starts from. */
export function startingState({ backend }: Scenario, now: number): BackendState {
  const { fixture, madeFor, set, remove } = backend;
  const state = FIXTURES[fixture].create(madeFor === undefined ? now : Date.parse(madeFor));
  if (Object.keys(set).length === 0 && remove.length === 0) return state;
  const changed = changeState(state, { set, remove });
  if ('words' in changed) {
    throw new StageError({ ...changed, pointer: `/backend${changed.pointer}` });
  }
  return changed;
}

/** Changes what the backend knows, and how it answers, as a scenario's step says. */
export function changeBackend(backend: Backend, change: BackendStep): Refusal | null {
  const changed = changeState(backend.snapshot(), change);
  if ('words' in changed) return changed;
  backend.load(changed);
  const { claimCode } = change;
  if (claimCode !== undefined) backend.setConditions({ claimCode });
  return null;
}

type BackendStep = Extract<Action, { do: 'backend.change' }>;
type BackendChange = Pick<BackendStep, 'set' | 'remove'>;

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

/** Stands for the token of who is logged in, in what is stored: no file holds one. */
export const TOKEN = '{{token}}';

type Stored = Readonly<Record<string, unknown>>;

/**
 * What the browser has stored when the page is opened, by key: a text as it is, anything else as its JSON.
 * Where there is no native app to ask, the page itself remembers who is logged in.
 */
export function startingStorage(
  { device, user, storage }: Scenario,
  backend: Backend,
): { readonly local: Stored; readonly session: Stored } {
  const login = user === null ? null : backend.logInAs(user);
  const remembered =
    login === null || tellsLogin(device) ? {} : { [SESSION_KEYS.global]: rememberedLogin(login) };
  const fill = (stored: Stored) =>
    mapEntries(stored, (text) => text.replaceAll(TOKEN, login?.token ?? ''));
  return {
    local: { ...remembered, ...fill(storage.local) },
    session: fill(storage.session),
  };
}

function rememberedLogin({ token, user }: Login): string {
  return serializeState({ ...INITIAL_GLOBAL, token, userInfo: user });
}

/** Tells whether there is a native app that says who is logged in. */
export function tellsLogin({
  platform,
  bridge,
  appVersion,
}: Pick<Device, 'platform' | 'bridge' | 'appVersion'>): boolean {
  return platform !== 'browser' && bridge && isSupported('userInfo', appVersion);
}

/** The code of the last SMS that the backend sent; null where it sent none. */
export function lastSmsCode({ smsCodes }: BackendState): string | null {
  const [last] = Object.values(smsCodes).sort((one, other) => other.sentAt - one.sentAt);
  return last?.code ?? null;
}
