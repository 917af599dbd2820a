import { expect, test } from 'vitest';
import { machinesDriver } from '../machines/machines-driver.ts';
import { CLAIM, writeScenario } from '../testing.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';
import { changesBetween } from './step-changes.ts';

interface Parts {
  readonly context?: unknown;
  readonly local?: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
}

/** A moment with one machine, whose context is given. */
function snapshot({ context = {}, local = {}, session = {} }: Parts): Snapshot {
  const actors = { claim: { states: ['idle'], context } };
  const storage = { local, session };
  return { actors, storage, all: JSON.stringify([actors, storage]) };
}

function changesOf(before: Parts, after: Parts) {
  return changesBetween(snapshot(before), snapshot(after)).map(
    ({ owner, pointer, before: old, after: next }) => `${owner} ${pointer}: ${old} → ${next}`,
  );
}

test('says nothing where nothing changed', () => {
  expect(changesOf({ context: { a: 1 } }, { context: { a: 1 } })).toEqual([]);
});

test('lists what was added, removed and changed, at any depth', () => {
  const before = { context: { kept: 1, gone: true, deep: { list: [1, 2], value: 'a' } } };
  const after = { context: { kept: 1, deep: { list: [1, 3, 4], value: null }, here: {} } };
  expect(changesOf(before, after)).toEqual([
    'claim /context/deep/list/1: 2 → 3',
    'claim /context/deep/list/2: null → 4',
    'claim /context/deep/value: "a" → null',
    'claim /context/here: null → {}',
    'claim /context/gone: true → null',
  ]);
});

test('tells a null from what is not there', () => {
  const [change] = changesBetween(
    snapshot({ context: { a: null } }),
    snapshot({ context: { a: 1 } }),
  );
  expect(change).toMatchObject({ before: 'null', after: '1' });
});

test('a list that becomes an object changed as a whole', () => {
  expect(changesOf({ context: { a: [1] } }, { context: { a: { 0: 1 } } })).toEqual([
    'claim /context/a: [1] → {"0":1}',
  ]);
});

test('looks into stored JSON, and takes any other text as it is', () => {
  const before = { local: { text: 'one', number: '1' }, session: { page: '{"draft":{"a":1}}' } };
  const after = { local: { text: '{', number: '2' }, session: { page: '{"draft":{"a":2}}' } };
  expect(changesOf(before, after)).toEqual([
    'local storage /text: "one" → "{"',
    'local storage /number: "1" → "2"',
    'session storage /page/draft/a: 1 → 2',
  ]);
});

test('masks tokens, phones and codes, names included', () => {
  const token = '1f0e2d3c-aaaa-4bbb-8ccc-0123456789ab';
  const before = { context: { token: 'secret-of-somebody', sms: '123456' } };
  const after = {
    context: { token: 'another-secret', sms: '654321', [token]: { phone: '+6281200000101' } },
    local: { global: JSON.stringify({ token: 'secret-of-somebody', voucher: 'KP7M4XQ2R9WD' }) },
  };
  expect(changesOf(before, after)).toEqual([
    'claim /context/token: "secr…" → "anot…"',
    'claim /context/sms: "******" → "******"',
    'claim /context/1f0e…: null → {"phone":"0812****0101"}',
    'local storage /global: null → {"token":"secr…","voucher":"KP7M…"}',
  ]);
});

test('shortens a long value', () => {
  const [change] = changesBetween(
    snapshot({}),
    snapshot({ context: { text: 'word '.repeat(100) } }),
  );
  expect(change?.after).toMatch(/^"(word ){15}word…$/);
});

test('of a claim: the machine’s state and outcome, and what is stored', async () => {
  const stage = await machinesDriver.open(writeScenario({ steps: [CLAIM] }));
  const before = await takeSnapshot(stage.observe);
  await stage.perform(CLAIM, '/steps/0');
  const changes = changesBetween(before, await takeSnapshot(stage.observe));
  expect(changes).toEqual([
    { owner: 'claim', pointer: '/state', before: '"ready"', after: '"claimed"' },
    {
      owner: 'claim',
      pointer: '/context/outcome',
      before: 'null',
      after: expect.stringMatching(/^{"kind":"claimed","voucherId":"[0-9a-f]{4}…"}$/),
    },
    {
      owner: 'claim',
      pointer: '/context/settledAt',
      before: '0',
      after: expect.stringMatching(/^\d{13}$/),
    },
    {
      owner: 'local storage',
      pointer: '/global/state/browserId',
      before: 'null',
      after: '"phone-1"',
    },
  ]);
  await stage.close();
});

test('of a page that is left: its machine is gone', async () => {
  const stage = await machinesDriver.open(writeScenario({ steps: [CLAIM] }));
  const before = await takeSnapshot(stage.observe);
  await stage.perform({ do: 'open', route: '/mine' }, '/steps/0');
  const changes = changesBetween(before, await takeSnapshot(stage.observe));
  expect(changes).toContainEqual({
    owner: 'claim',
    pointer: '/state',
    before: '"ready"',
    after: null,
  });
  await stage.close();
});
