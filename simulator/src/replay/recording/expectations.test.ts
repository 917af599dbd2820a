import { createApp } from '@cangkir/core';
import { createMemoryPorts, createMemoryWorld } from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { FIXTURES } from '../../backend/fixtures.ts';
import { observeActors } from '../actors.ts';
import type { ObservedActor } from '../driver.ts';
import { expectableOf, expectationsOf, type Observation } from './expectations.ts';

const BACKEND = FIXTURES.everyday.create(0);
const BEFORE: Observation = {
  actors: {},
  route: '/',
  left: null,
  redirect: null,
  user: null,
  language: 'id',
  backend: BACKEND,
};

function actor(states: readonly string[], context: unknown = {}): ObservedActor {
  return { states, context };
}

function expected(after: Partial<Observation>, before: Partial<Observation> = {}) {
  return expectationsOf(
    expectableOf({ ...BEFORE, ...after }),
    expectableOf({ ...BEFORE, ...before }),
  );
}

test('expects the state of each machine, and with the first one what else changed', () => {
  const actors = { draw: actor(['ready']), claim: actor(['a.b', 'c']), app: actor(['atPage']) };
  expect(expected({ actors, route: '/mine', user: 'member' })).toEqual([
    { do: 'expect', actor: 'claim', state: ['a.b', 'c'], route: '/mine', user: 'member' },
    { do: 'expect', actor: 'draw', state: 'ready' },
  ]);
});

test('expects an initial state only after another state', () => {
  const { root } = createApp(createMemoryPorts(createMemoryWorld()));
  const atRest = observeActors(root);
  expect(Object.keys(atRest)).toContain('login');
  expect(expected({ actors: atRest })).toEqual([]);
  expect(expected({ actors: atRest }, { actors: { login: actor(['enteringCode']) } })).toEqual([
    { do: 'expect', actor: 'login', state: 'enteringPhone' },
  ]);
});

test('expects the outcome beside the state', () => {
  const context = {
    outcome: { kind: 'allClaimed', at: 1 },
    notice: null,
    problem: { message: 'unreachable' },
    typed: '08',
  };
  const closed = { actors: { claim: actor(['closed'], context) } };
  expect(expected(closed, { actors: { claim: actor(['closed']) } })).toEqual([
    {
      do: 'expect',
      actor: 'claim',
      state: 'closed',
      context: { '/outcome/kind': 'allClaimed', '/problem/message': 'unreachable' },
    },
  ]);
  expect(expected(closed, closed)).toEqual([]);
});

test('counts the records of the backend', () => {
  const claim = { activityCode: 's', userId: 'u', browserId: 'b', voucherId: 'v' };
  expect(expected({ backend: { ...BACKEND, claims: [claim] } })).toEqual([
    { do: 'expect', backend: { '/claims/length': 1 } },
  ]);
});

test('does not expect a user whom no file can name', () => {
  expect(expected({ user: 'id-of-a-stranger', left: 'closed' })).toEqual([
    { do: 'expect', left: 'closed' },
  ]);
});
