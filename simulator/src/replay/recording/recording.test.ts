import { createVirtualClock } from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { turn } from '../../shared/turn.ts';
import { createDraft, draftText } from './draft.ts';
import type { LiveRecorder } from './live-recorder.ts';
import type { RecordedScenario } from './recorder.ts';
import { openRecordingSession } from './recording.ts';

const START = Date.UTC(2026, 8, 4, 8);

const BEGINNING = {
  clock: { start: '2026-09-04T15:00:00+07:00' },
  device: { platform: 'browser' },
  route: '/mine',
  backend: { fixture: 'everyday' },
};

function scenarioOf(title: string, remarks: readonly string[] = []): RecordedScenario {
  return { draft: createDraft(title, BEGINNING, [{ do: 'reload' }]), remarks };
}

/** A session on a fake recorder, with what is kept of it. */
async function startSession(
  kept?: unknown,
  verify = async (recorded: RecordedScenario) => recorded,
) {
  const asked: string[] = [];
  const memory = { kept };
  let notifyInputs: (inputs: number) => void = () => {};
  const live: LiveRecorder = {
    begin: async () => void asked.push('begin'),
    end: () => void asked.push('end'),
    onInput(listener) {
      notifyInputs = listener;
      return () => {};
    },
    soFar: (title) => scenarioOf(title),
    settled: async (title) => scenarioOf(title),
    scenarioUntil: async (title, from) => (from < START ? null : scenarioOf(title)),
    isOfScenario: () => false,
    observe: () => [],
  };
  const session = await openRecordingSession({
    live,
    clock: createVirtualClock(START),
    savedValue: {
      load: async () => memory.kept,
      async save(value) {
        memory.kept = value;
      },
    },
    verify,
  });
  const state = () => session.store.getSnapshot().context;
  return { session, asked, memory, state, input: (count: number) => notifyInputs(count) };
}

test('counts the inputs of a recording', async () => {
  const { session, asked, state, input } = await startSession();
  input(7);
  expect(state().inputs).toBe(0);
  await session.record();
  input(2);
  expect(asked).toEqual(['begin']);
  expect(state()).toMatchObject({ status: 'recording', since: START, inputs: 2, draft: null });
});

test('verifies the recording, which becomes the draft', async () => {
  const { session, asked, state } = await startSession(undefined, async (recorded) => ({
    ...recorded,
    remarks: ['Verified.'],
  }));
  await session.record();
  const stopping = session.stop();
  expect(state().status).toBe('verifying');
  const recorded = await stopping;
  expect(asked).toEqual(['begin', 'end']);
  expect(recorded?.draft.title).toBe('Recorded on 2026-09-04 at 15:00');
  expect(state()).toMatchObject({ status: 'idle', draft: recorded?.draft, remarks: ['Verified.'] });
});

test('stopping without a recording gives null', async () => {
  const { session, asked } = await startSession();
  expect(await session.stop()).toBeNull();
  expect(asked).toEqual([]);
});

test('keeps a recording that can’t be verified', async () => {
  const { session, state } = await startSession(undefined, () => Promise.reject(new Error('Why.')));
  await session.record();
  await session.stop();
  expect(state().draft?.title).toBe('Recorded on 2026-09-04 at 15:00');
  expect(state().remarks).toEqual(['It was not verified: Why.']);
});

test('keeps a draft over a reload until it is discarded', async () => {
  const first = await startSession();
  await first.session.record();
  await first.session.stop();
  const again = await startSession(first.memory.kept);
  expect(again.state().draft).toEqual(first.state().draft);
  again.session.discard();
  expect(again.state()).toMatchObject({ draft: null, remarks: [] });
  expect(again.memory.kept).toBeNull();
});

test('puts removed steps back, the last one first, among what was edited since', async () => {
  const routes = ['/', '/mine', '/login'];
  const draft = createDraft(
    'Three steps',
    BEGINNING,
    routes.map((route) => ({ do: 'open', route })),
  );
  const { session, memory, state } = await startSession({ text: draftText(draft), remarks: [] });
  const { steps: all } = draft;
  expect(session.undoRemove()).toBeNull();
  expect(session.removeStep(0)).toMatchObject({ ok: true });
  expect(session.removeStep(1)).toMatchObject({ ok: true });
  expect(state().removed).toEqual([
    { index: 0, step: all[0] },
    { index: 1, step: all[2] },
  ]);
  // The last step stays: a scenario has one.
  expect(session.removeStep(0)).toMatchObject({ ok: false, failure: [{ pointer: '/steps' }] });
  expect(state().removed).toHaveLength(2);
  const change = { draft: { ...draft, title: 'One step', steps: state().draft?.steps ?? [] } };
  session.store.trigger.changed({ change });
  session.discard();
  session.undoDiscard();
  expect(session.undoRemove()).toMatchObject({ value: { steps: [all[1], all[2]] } });
  expect(session.undoRemove()).toMatchObject({ value: { title: 'One step', steps: all } });
  expect(state().removed).toEqual([]);
  expect(memory.kept).toMatchObject({ text: draftText({ ...draft, title: 'One step' }) });
});

test('a new recording forgets the removed steps', async () => {
  const { session, state } = await startSession();
  expect([session.removeStep(0), session.undoRemove()]).toEqual([null, null]);
  const draft = createDraft('Two steps', BEGINNING, [{ do: 'reload' }, { do: 'back' }]);
  session.store.trigger.changed({ change: { draft } });
  session.removeStep(1);
  await session.record();
  await session.stop();
  expect(state().removed).toEqual([]);
  expect(session.undoRemove()).toBeNull();
});

test('brings a discarded draft back until the next recording', async () => {
  const { session, memory, state } = await startSession(undefined, async (recorded) => ({
    ...recorded,
    remarks: ['Verified.'],
  }));
  session.discard();
  session.undoDiscard();
  expect(state()).toMatchObject({ draft: null, discarded: null });
  await session.record();
  const recorded = await session.stop();
  session.discard();
  expect(state().discarded).toEqual(recorded);
  session.undoDiscard();
  expect(state()).toMatchObject({ ...recorded, discarded: null });
  expect(memory.kept).toMatchObject({ remarks: ['Verified.'] });
  session.discard();
  await session.record();
  expect(state().discarded).toBeNull();
});

test('an interrupted recording becomes a draft with a remark', async () => {
  const first = await startSession();
  await first.session.record();
  first.input(1);
  const { state } = await startSession(first.memory.kept);
  expect(state().status).toBe('idle');
  expect(state().draft?.title).toBe('Recorded on 2026-09-04 at 15:00');
  expect(state().remarks).toEqual([expect.stringContaining('which ends there')]);
});

test('a recording that was interrupted before the first input becomes a draft, too', async () => {
  const first = await startSession();
  await first.session.record();
  await expect.poll(() => first.memory.kept).toBeDefined();
  const { state } = await startSession(first.memory.kept);
  expect(state().draft?.title).toBe('Recorded on 2026-09-04 at 15:00');
  expect(state().remarks).toEqual([expect.stringContaining('which ends there')]);
});

test('a finished recording replaces what was kept of it', async () => {
  const { session, memory } = await startSession();
  const recording = session.record();
  const stopping = recording.then(() => session.stop());
  await stopping;
  await turn();
  expect(memory.kept).toMatchObject({ remarks: [] });
});

test.each([[undefined], ['garbage'], [{ text: '{}', remarks: [] }]])(
  'without a draft that can be read there is none: %j',
  async (kept) => {
    expect((await startSession(kept)).state().draft).toBeNull();
  },
);

test('verifies the scenario of a line of the log, if it is kept', async () => {
  const { session } = await startSession(undefined, async (recorded) => ({
    ...recorded,
    remarks: ['Verified.'],
  }));
  const recorded = await session.scenarioUntil('Up to claim', START, START + 5);
  expect(recorded).toEqual(scenarioOf('Up to claim', ['Verified.']));
  expect(await session.scenarioUntil('Up to claim', START - 1, START)).toBeNull();
});
