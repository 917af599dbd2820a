import type { Clock } from '@cangkir/core';
import { createStore, type Store } from '@xstate/store';
import * as v from 'valibot';
import type { SavedValue } from '../../shared/saved-value.ts';
import type { LiveRecorder } from './live-recorder.ts';
import { momentText } from './moment-text.ts';
import type { Story } from './recorder.ts';
import { draftText, readDraft, type ScenarioDraft } from './scenario-draft.ts';

/** What the desk shows of the recording, and of the draft that came of it. */
export interface RecordingState {
  readonly status: 'idle' | 'recording' | 'proving';
  /** When it began: milliseconds since the epoch, of the desk's clock. */
  readonly since: number;
  readonly inputs: number;
  /** The story that is worked on; null where there is none. */
  readonly draft: ScenarioDraft | null;
  /** What happened and the draft does not tell. */
  readonly remarks: readonly string[];
  /** The draft that was thrown away last, until there is another recording; null where there is none. */
  readonly discarded: Story | null;
}

/** One story at a time, recorded from the live session and worked on until it is saved. */
export interface RecordingSession {
  readonly store: Store<RecordingState, RecordingEvents, never>;
  /** Loads the first phone's page anew, and records from there on. Resolves when its app is there. */
  record(): Promise<void>;
  /** Ends the recording, and makes the story one that passes on the machines alone. Null where nothing was recorded. */
  stop(): Promise<Story | null>;
  /** Throws the draft away. */
  discard(): void;
  /** Takes that back. */
  takeBack(): void;
  /** The story of what began and ended at these moments, made to pass. Null where none is kept that is so old. */
  storyUntil(title: string, from: number, until: number): Promise<Story | null>;
  /** Whether a scenario on stage, and not the person, led to what was asked for. */
  readonly isOfScenario: LiveRecorder['isOfScenario'];
  /** What is seen on the first phone now. */
  readonly seen: LiveRecorder['seen'];
}

export interface RecordingOptions {
  readonly live: LiveRecorder;
  readonly clock: Pick<Clock, 'now'>;
  /** What keeps the draft when the page is left. */
  readonly savedValue: SavedValue;
  /** Makes a story one that passes on the machines alone. */
  prove(story: Story): Promise<Story>;
}

type RecordingEvents = {
  changed: { readonly change: Partial<RecordingState> };
};

const NOTHING: RecordingState = {
  status: 'idle',
  since: 0,
  inputs: 0,
  draft: null,
  remarks: [],
  discarded: null,
};

const KEPT = v.object({ text: v.string(), remarks: v.array(v.string()) });

const CUT_SHORT = 'The simulator’s page was left while this was recorded: it ends there.';

/** Opens the draft where it was left. */
export async function openRecordingSession(options: RecordingOptions): Promise<RecordingSession> {
  const { live, clock, savedValue } = options;
  const store: RecordingSession['store'] = createStore({
    context: { ...NOTHING, ...(await loadDraft(savedValue)) },
    on: {
      changed: (state: RecordingState, { change }: RecordingEvents['changed']) => ({
        ...state,
        ...change,
      }),
    },
  });
  const state = () => store.getSnapshot().context;
  const show = (change: Partial<RecordingState>) => store.trigger.changed({ change });

  // What can't be kept is there until the page is left.
  const keep = (kept: unknown) => void savedValue.save(kept).catch(() => {});
  const keepStory = ({ draft, remarks }: Story) => keep({ text: draftText(draft), remarks });

  store.subscribe(({ context: { status, draft, remarks } }) => {
    if (status === 'idle') keep(draft === null ? null : { text: draftText(draft), remarks });
  });
  live.onInput((inputs) => {
    if (state().status !== 'recording') return;
    show({ inputs });
    keepSoFar(live.soFar(titleOf(state().since)));
  });

  /** Keeps what there will be if the page is left now. */
  function keepSoFar(story: Story | null): void {
    if (state().status !== 'recording' || story === null) return;
    keepStory({ ...story, remarks: [...story.remarks, CUT_SHORT] });
  }

  async function prove(story: Story): Promise<Story> {
    try {
      return await options.prove(story);
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      return { ...story, remarks: [...story.remarks, `It was not tried out: ${words}`] };
    }
  }

  return {
    store,
    isOfScenario: live.isOfScenario,
    seen: live.seen,
    async record() {
      await live.begin();
      const since = clock.now();
      show({ ...NOTHING, status: 'recording', since });
      // Before anything is done as well, but not before the page has come to rest: writing takes its time.
      void live.tell(titleOf(since)).then(keepSoFar);
    },
    async stop() {
      if (state().status !== 'recording') return null;
      show({ status: 'proving' });
      const told = await live.tell(titleOf(state().since));
      live.end();
      const story = told === null ? null : await prove(told);
      show({ status: 'idle', draft: story?.draft ?? null, remarks: story?.remarks ?? [] });
      return story;
    },
    discard() {
      const { draft, remarks } = state();
      if (draft === null) return;
      show({ draft: null, remarks: [], discarded: { draft, remarks } });
    },
    takeBack() {
      const { discarded } = state();
      if (discarded !== null) show({ ...discarded, discarded: null });
    },
    async storyUntil(title, from, until) {
      const story = await live.tellUntil(title, from, until);
      return story === null ? null : prove(story);
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
