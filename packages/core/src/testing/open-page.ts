import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  createActor,
  type EventFrom,
  type StateValue,
} from 'xstate';
import { type PageDefinition, spawnPage } from '../flow/page/define-page.ts';
import type { PageEmitted, PageMachineEvent, PageStart } from '../flow/page/page.types.ts';
import { type PageStep, pageStep } from '../flow/page/page.view.ts';
import type { RouteName } from '../platform/navigation/routes.ts';
import { settle, type VirtualClock } from './virtual-clock.ts';

/** A page that runs without the app. */
export interface OpenedPage<Machine extends AnyStateMachine, View> {
  /** Starts the page, and waits until it has loaded. */
  start(): Promise<void>;
  /** Sends events to the feature, or to the page while it does not run, and settles after each. */
  send(...events: readonly (EventFrom<Machine> | PageMachineEvent)[]): Promise<void>;
  /** The state of the feature, or of the page while it does not run. */
  state(): StateValue;
  /** The context of the feature, which has to run. */
  context(): ContextFrom<Machine>;
  view(): View | PageStep;
  /** Whether a change is being sent. */
  isBusy(): boolean;
  /** What the page asked of the app, oldest first. */
  readonly emitted: readonly PageEmitted[];
  /** The route that the page is kept at; null if any of its routes will do. */
  routeName(): RouteName | null;
  /** The draft that a reload would resume from; null if nothing is pending. */
  draft(): unknown;
  stop(): void;
}

/** Opens a page, for a member on their first visit unless `start` says otherwise. Nothing runs yet. */
export function openPage<Machine extends AnyStateMachine, Ports, View, Value>(
  definition: PageDefinition<Machine, Ports, View, Value>,
  ports: Ports,
  clock: VirtualClock,
  start: Partial<PageStart> = {},
): OpenedPage<Machine, View> {
  const emitted: PageEmitted[] = [];
  let draft: unknown = start.draft ?? null;
  let routeName: RouteName | null = null;
  const { actor, featureOf } = spawnPage(
    definition.machine.id,
    definition,
    ports,
    { key: '', query: {}, isLoggedIn: true, draft, ...start },
    {
      redirectFor: async () => null,
      handle: (event) => emitted.push(event),
      keepDraft(kept) {
        draft = kept;
      },
      keepAt(name) {
        routeName = name;
      },
    },
    (machine, options) => createActor(machine, { clock, ...options }),
  );
  const feature = () => featureOf(actor.getSnapshot());
  const running = (): AnyActorRef => feature() ?? actor;
  const snapshot = (): AnyMachineSnapshot => running().getSnapshot();

  return {
    async start() {
      actor.start();
      await settle();
    },
    async send(...events) {
      for (const event of events) {
        running().send(event);
        await settle();
      }
    },
    state: () => snapshot().value,
    context() {
      if (feature() === null) throw new Error('Failed to read the feature: it does not run.');
      return snapshot().context;
    },
    view() {
      const own = feature();
      if (own !== null) return definition.view(own.getSnapshot());
      return pageStep(actor.getSnapshot()) ?? { step: 'loading' };
    },
    isBusy: () => snapshot().hasTag('busy'),
    emitted,
    routeName: () => routeName,
    draft: () => draft,
    stop: () => void actor.stop(),
  };
}
