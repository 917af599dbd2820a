import type { ConformancePerson, ConformanceReport } from '@cangkir/core';
import {
  createMemoryKeyValueStore,
  createSeededRandom,
  createVirtualClock,
} from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { createMemoryTransport, type MemoryHost } from '../memory-transport.ts';
import { METHODS } from '../methods.ts';
import { createConformance } from './conformance.ts';

/** Longer than any run, and than anybody waits for a person. Milliseconds. */
const MAX_LENGTH = 1_000_000;

/** Neither starts anything, nor saw anything. */
const NOBODY: ConformancePerson = { begin: async () => false, confirm: async () => false };

/** Starts everything up to a task, and never answers about that. */
function leavingAt(last: string): ConformancePerson {
  return {
    begin: async () => true,
    confirm: (task) => (task === last ? new Promise(() => {}) : Promise.resolve(true)),
  };
}

/** The page in an app, which succeeds with null unless a test says otherwise. */
function open(host: Partial<MemoryHost> = {}, storage = createMemoryKeyValueStore()) {
  const clock = createVirtualClock(0);
  const sent: string[] = [];
  const transport = createMemoryTransport({
    platform: 'ios',
    appVersion: '3.3.0',
    handle: ({ id, method }, post) => {
      sent.push(method);
      post({ id, code: 0, data: null, msg: '' });
    },
    ...host,
  });
  const conformance = createConformance({
    transport,
    clock,
    random: createSeededRandom(1),
    storage,
  });

  async function run(person: ConformancePerson = NOBODY): Promise<ConformanceReport> {
    let isDone = false;
    void conformance.run(person).done.then(() => {
      isDone = true;
    });
    while (!isDone && clock.now() < MAX_LENGTH) await clock.advance(10_000);
    const report = conformance.report();
    if (report === null) throw new Error('There is no report');
    return report;
  }
  const check = (id: string) =>
    conformance.report()?.checks.find(({ about, name }) => `${about}.${name}` === id);
  return { conformance, run, check, sent, clock, storage, post: transport.post };
}

test('sends no call that this app lacks, and none that is disabled', async () => {
  const { run, check, sent } = open({ appVersion: '1.9.0' });
  const { checks } = await run();
  expect(new Set(checks.map(({ about }) => about))).toEqual(
    new Set(['wire', ...Object.keys(METHODS), 'pause', 'tokenUpdate']),
  );
  expect(check('scanCode.closed')).toMatchObject({ status: 'skipped', skipped: 'unsupported' });
  expect(check('pullRefresh.answer')).toMatchObject({ status: 'skipped', skipped: 'disabled' });
  expect(check('close.seen')).toMatchObject({ status: 'skipped', skipped: 'person' });
  expect(sent).not.toEqual(expect.arrayContaining(['scanCode']));
  expect(sent).not.toEqual(expect.arrayContaining(['pullRefresh']));
});

test('tells what was expected, and what came', async () => {
  const { run, check } = open();
  await run();
  expect(check('debug.answer')).toMatchObject({ status: 'passed', findings: [] });
  expect(check('getSafeTop.answer')?.findings).toEqual([
    {
      kind: 'shape',
      request: { method: 'getSafeTop', params: {} },
      at: 'data',
      expected: 'Object',
      got: 'null',
    },
  ]);
  expect(check('setTitle.params')?.findings[0]).toMatchObject({
    kind: 'code',
    request: { method: 'setTitle', params: {} },
    expected: 'own',
    got: 0,
  });
});

test('asks about a call that ended the page, once it is open again', async () => {
  const first = open();
  await first.run(leavingAt('seeClosed'));
  expect(first.check('close.seen')).toMatchObject({ status: 'waiting' });

  const second = open({}, first.storage);
  const begun: string[] = [];
  await second.run({
    async begin(task) {
      begun.push(task);
      return true;
    },
    confirm: async () => true,
  });
  expect(begun).toEqual([]);
  expect(second.check('close.seen')).toMatchObject({ status: 'passed', findings: [] });
  expect(second.sent).toEqual([]);
});

test('finds a page that ended where none should', async () => {
  const first = open();
  await first.run(leavingAt('closeCamera'));
  const second = open({}, first.storage);
  await second.run({ begin: async () => false, confirm: async () => true });
  expect(second.check('scanCode.closed')?.findings).toMatchObject([{ kind: 'left' }]);
});

test('keeps an event with which the page reloads', async () => {
  const { conformance, run, check, post } = open();
  await run(leavingAt('renewToken'));
  expect(check('tokenUpdate.sent')).toMatchObject({ status: 'waiting' });
  post({ event: 'tokenUpdate' });
  expect(check('tokenUpdate.sent')).toMatchObject({ status: 'passed' });
  expect(conformance.report()?.underway).toBeNull();
});

test('drops the run of another version of the app', async () => {
  const first = open();
  await first.run();
  expect(open({}, first.storage).conformance.report()).not.toBeNull();
  expect(open({ appVersion: '3.4.0' }, first.storage).conformance.report()).toBeNull();
});

test('stops before the next call, and listens no more', async () => {
  const { conformance, sent, clock, check, post } = open();
  const run = conformance.run(NOBODY);
  run.stop();
  await clock.advance(60_000);
  await run.done;
  expect(sent).toHaveLength(1);
  expect(check('wire.version')).toMatchObject({ status: 'waiting' });
  post('nonsense');
  expect(check('wire.messages')).toMatchObject({ findings: [] });
});

const PHONE = '6281234567890';

test.each([
  ['id', PHONE],
  ['code', Number(PHONE)],
  ['data', { phone: PHONE, token: [PHONE], [PHONE]: PHONE }],
  ['msg', [PHONE]],
  [PHONE, PHONE],
])('tells nothing of what the app said: %s', async (at, said) => {
  const { run, conformance } = open({
    handle({ id }, post) {
      post({ id, code: 0, data: null, msg: '', [at]: said });
      post({ event: PHONE, data: said });
      post({ event: 'pause', data: said });
      post(PHONE);
    },
  });
  const report = await run({ begin: async () => true, confirm: async () => true });
  for (const { text } of conformance.files(report)) expect(text).not.toContain(PHONE);
});

test('gives JUnit what failed, what was skipped, and how long it took', async () => {
  const { run, conformance } = open();
  const [json, junit] = conformance.files(await run());
  expect(JSON.parse(json?.text ?? '')).toEqual(conformance.report());
  expect(junit?.text).toContain('<testcase classname="debug" name="debug.answer" time="0"/>');
  expect(junit?.text).toContain('<skipped message="person"/>');
  expect(junit?.text).toMatch(
    /<testcase classname="setTitle" name="setTitle.params" time="[\d.]+"><failure message="expected: refusal; got: code[^"]*">code expected own got 0 by setTitle \{\}/,
  );
});
