/**
 * Recording: what a person does in the simulator becomes a scenario file. From top to bottom:
 *
 *     observe-desk.ts   observe-phone.ts   observe-page.ts → observe-app.ts → observeMachines of the core's health
 *        │   what the person does, as inputs (actions.ts)
 *     live-phone.ts           joins a phone to the recording, and observes its pages
 *     live-recorder.ts        starts a recording with each page of the first phone (capture-start.ts), reseeds the
 *        │                    random numbers, and observes all phones whenever their pages have settled
 *     recorder.ts             keeps each input as a step of its phone (recorded-entries.ts, recorded-step.ts,
 *        │                    recorded-overrides.ts, without-defaults.ts), and what changed after it as an
 *        │                    expectation (expectations.ts); anonymize.ts takes out secrets, timeline.ts adds
 *        │                    the time between, write-start.ts the start
 *     verify.ts               replays the draft on the machines alone, and drops what fails there
 *        │
 *     edit-draft.ts           lets the person change the draft
 *        │
 *     draft.ts                writes the file (format-json.ts)
 *
 * This module joins them to one session for the simulator's page: record, stop, edit, discard, undo.
 */
import type { Clock } from '@cangkir/core';
import { createStore, type Store } from '@xstate/store';
import * as v from 'valibot';
import type { SavedValue } from '../../shared/saved-value.ts';
import { draftText, readDraft, type ScenarioDraft } from './draft.ts';
import { type Edited, insertStep, type RemovedStep, removeStep } from './edit-draft.ts';
import type { LiveRecorder } from './live-recorder.ts';
import type { RecordedScenario } from './recorder.ts';
import { momentText } from './timeline.ts';

/** What the desk shows of the recording and its draft. */
export interface RecordingState {
  readonly status: 'idle' | 'recording' | 'verifying';
  /** When the recording started: milliseconds since the epoch, on the desk's clock. */
  readonly since: number;
  readonly inputs: number;
  /** The draft that the person works on. */
  readonly draft: ScenarioDraft | null;
  /** What happened and is not part of the draft. */
  readonly remarks: readonly string[];
  /** The steps that the person removed from the draft, the last one last. */
  readonly removed: readonly RemovedStep[];
  /** The last discarded draft, until the next recording. */
  readonly discarded: RecordedScenario | null;
}

/** One recording at a time, and its draft until it is saved. */
export interface RecordingSession {
  readonly store: Store<RecordingState, RecordingEvents, never>;
  /** Loads the page of each phone on the desk again, and records from there. Resolves when their apps are there. */
  record(): Promise<void>;
  /** Ends the recording, and verifies its draft. Null if nothing was recorded. */
  stop(): Promise<RecordedScenario | null>;
  /** Removes a step of the draft, counted from 0. Null without a draft. */
  removeStep(index: number): Edited | null;
  /** Puts the last removed step back. Null if there is none. */
  undoRemove(): Edited | null;
  discard(): void;
  undoDiscard(): void;
  /** The verified scenario of what started and ended at these moments. Null if none is kept that is so old. */
  scenarioUntil(title: string, from: number, until: number): Promise<RecordedScenario | null>;
  /** Whether a scenario caused this request or call, and not the person. */
  readonly isOfScenario: LiveRecorder['isOfScenario'];
  /** What the phones on the desk show now, but for those that show no app. */
  readonly observe: LiveRecorder['observe'];
}

export interface RecordingOptions {
  readonly live: LiveRecorder;
  readonly clock: Pick<Clock, 'now'>;
  /** Keeps the draft when the person leaves the page. */
  readonly savedValue: SavedValue;
  verify(recorded: RecordedScenario): Promise<RecordedScenario>;
}

type RecordingEvents = {
  changed: { readonly change: Partial<RecordingState> };
};

const IDLE: RecordingState = {
  status: 'idle',
  since: 0,
  inputs: 0,
  draft: null,
  remarks: [],
  removed: [],
  discarded: null,
};

const KEPT = v.object({ text: v.string(), remarks: v.array(v.string()) });

const INTERRUPTED = 'The simulator’s page was left during the recording, which ends there.';

/** Opens the session with the draft that was kept. */
export async function openRecordingSession(options: RecordingOptions): Promise<RecordingSession> {
  const { live, clock, savedValue } = options;
  const store: RecordingSession['store'] = createStore({
    context: { ...IDLE, ...(await loadDraft(savedValue)) },
    on: {
      changed: (state: RecordingState, { change }: RecordingEvents['changed']) => ({
        ...state,
        ...change,
      }),
    },
  });
  const state = () => store.getSnapshot().context;
  const show = (change: Partial<RecordingState>) => store.trigger.changed({ change });

  function keep(recorded: RecordedScenario | null): void {
    const kept =
      recorded === null ? null : { text: draftText(recorded.draft), remarks: recorded.remarks };
    // If saving fails the draft is there until the person leaves the page.
    savedValue.save(kept).catch(() => {});
  }

  store.subscribe(({ context: { status, draft, remarks } }) => {
    if (status === 'idle') keep(draft === null ? null : { draft, remarks });
  });
  live.onInput((inputs) => {
    if (state().status !== 'recording') return;
    show({ inputs });
    keepInterrupted(live.soFar(titleOf(state().since)));
  });

  /** Keeps the recording in case that the person leaves the page now. */
  function keepInterrupted(recorded: RecordedScenario | null): void {
    if (state().status !== 'recording' || recorded === null) return;
    keep({ ...recorded, remarks: [...recorded.remarks, INTERRUPTED] });
  }

  async function verify(recorded: RecordedScenario): Promise<RecordedScenario> {
    try {
      return await options.verify(recorded);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { ...recorded, remarks: [...recorded.remarks, `It was not verified: ${message}`] };
    }
  }

  return {
    store,
    isOfScenario: live.isOfScenario,
    observe: live.observe,
    async record() {
      await live.begin();
      const since = clock.now();
      show({ ...IDLE, status: 'recording', since });
      // There is a draft before the first input, too. It waits until the page has settled: writing is slow.
      void live.settled(titleOf(since)).then(keepInterrupted);
    },
    async stop() {
      if (state().status !== 'recording') return null;
      show({ status: 'verifying' });
      const recorded = await live.settled(titleOf(state().since));
      live.end();
      const verified = recorded === null ? null : await verify(recorded);
      show({ status: 'idle', draft: verified?.draft ?? null, remarks: verified?.remarks ?? [] });
      return verified;
    },
    removeStep(index) {
      const { draft, removed } = state();
      if (draft === null) return null;
      const edited = removeStep(draft, index);
      const step = { index, step: draft.steps[index] };
      if (edited.ok) show({ draft: edited.value, removed: [...removed, step] });
      return edited;
    },
    undoRemove() {
      const { draft, removed } = state();
      const last = removed.at(-1);
      if (draft === null || last === undefined) return null;
      const edited = insertStep(draft, last.index, last.step);
      if (edited.ok) show({ draft: edited.value, removed: removed.slice(0, -1) });
      return edited;
    },
    discard() {
      const { draft, remarks } = state();
      if (draft === null) return;
      show({ draft: null, remarks: [], discarded: { draft, remarks } });
    },
    undoDiscard() {
      const { discarded } = state();
      if (discarded !== null) show({ ...discarded, discarded: null });
    },
    async scenarioUntil(title, from, until) {
      const recorded = await live.scenarioUntil(title, from, until);
      return recorded === null ? null : verify(recorded);
    },
  };
}

async function loadDraft(savedValue: SavedValue): Promise<Partial<RecordingState>> {
  const kept = v.safeParse(KEPT, await savedValue.load());
  if (!kept.success) return {};
  const draft = readDraft(kept.output.text);
  return draft.ok ? { draft: draft.value, remarks: kept.output.remarks } : {};
}

function titleOf(at: number): string {
  return `Recorded on ${momentText(at).slice(0, 16).replace('T', ' at ')}`;
}
