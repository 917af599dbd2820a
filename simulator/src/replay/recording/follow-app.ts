import { type App, DEFAULT_MARKET, parseLanguage, type RootActor } from '@cangkir/core';
import type { Recorder } from './recorder.ts';
import { type EventWatch, watchEvents } from './watch-events.ts';

/** The app of a page, while its story is recorded. */
export interface FollowedApp {
  /** Whether its machines work on something now: where they lead the person is no step of the person's. */
  isAtWork(): boolean;
  stop(): void;
}

/**
 * Tells a recorder what a person does in the app of a page that was loaded just now: what comes to its
 * machines, and what they do while these sleep.
 */
export function followApp(
  app: App,
  recorder: Pick<Recorder, 'loaded' | 'sent' | 'did'>,
): FollowedApp {
  const { global, commonSession } = app.session;
  let watch: EventWatch | null = null;

  function hearMachines(root: RootActor): void {
    watch = watchEvents(root, ({ actor, event }) => recorder.sent(actor, event));
  }

  function isAsleep(): boolean {
    return app.machines.get().root === null;
  }

  recorder.loaded();
  const { root } = app.machines.get();
  if (root !== null) hearMachines(root);

  const cleanups = [
    app.machines.subscribe(() => {
      const woken = app.machines.get().root;
      if (watch === null && woken !== null) hearMachines(woken);
    }),
    onChange(
      commonSession,
      ({ loginDraft }) => loginDraft,
      (draft, before) => {
        if (isAsleep())
          for (const event of typedEvents(before, draft)) recorder.sent('login', event);
      },
    ),
    onChange(
      global,
      ({ lan }) => lan,
      (lan) => {
        const language = parseLanguage(lan ?? '');
        if (language !== null) recorder.did({ do: 'choose-language', language });
      },
    ),
    followRetries(app, () => isAsleep() && recorder.sent('claim', { type: 'RETRY' })),
  ];

  return {
    isAtWork: () => watch?.isAtWork() ?? false,
    stop() {
      for (const cleanup of cleanups) cleanup();
      watch?.stop();
    },
  };
}

interface Store<State> {
  get(): State;
  subscribe(listener: (state: State) => void): () => void;
}

/** Tells of every change of a part. Returns the cleanup. */
function onChange<State, Part>(
  store: Store<State>,
  partOf: (state: State) => Part,
  tell: (part: Part, before: Part) => void,
): () => void {
  let last = partOf(store.get());
  return store.subscribe((state) => {
    const before = last;
    last = partOf(state);
    if (last !== before) tell(last, before);
  });
}

type LoginDraft = ReturnType<App['session']['commonSession']['get']>['loginDraft'];

/** What was typed into the login before there was a machine to tell it to. */
function typedEvents(before: LoginDraft, draft: LoginDraft) {
  if (draft === null) return [];
  const { market, typedPhone } = draft;
  return [
    ...(market === (before?.market ?? DEFAULT_MARKET) ? [] : [{ type: 'CHOOSE_MARKET', market }]),
    ...(typedPhone === (before?.typedPhone ?? '')
      ? []
      : [{ type: 'TYPE_PHONE', text: typedPhone }]),
  ];
}

/** Tells when the person asks for a campaign again that could not be read, and no machine hears of it. */
function followRetries({ campaign, session }: App, tell: () => void): () => void {
  const situation = () => {
    const path = session.commonSession.get().routeQueue.at(-1)?.path;
    return `${path} ${session.global.get().userInfo?.id}`;
  };
  let failedIn: string | null = null;
  return campaign.subscribe(() => {
    const { status } = campaign.get();
    // Elsewhere, and for somebody else, it is read without being asked for.
    if (status === 'reading' && failedIn === situation()) tell();
    failedIn = status === 'failed' ? situation() : null;
  });
}
