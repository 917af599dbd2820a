import type {
  ActorRefFrom,
  ActorRefFromLogic,
  AnyStateMachine,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import type { RouteName } from '../../platform/navigation/routes.ts';
import { succeed } from '../../platform/result.ts';
import { type Admission, admissionOf } from '../../rules/activity/admission.ts';
import type { CallOptions, GatewayResult } from '../gateway/gateway.ts';
import { hasPendingChange } from './has-pending-change.ts';
import { type PageMachine, pageMachine } from './page.machine.ts';
import type {
  FeatureEmitted,
  PageHost,
  PageInput,
  PageLogin,
  PageMachineEvent,
  PageStart,
  SpawnMachine,
  StartFeature,
} from './page.types.ts';

interface AnyPage<Machine extends AnyStateMachine, View> {
  /** When it asks for a login; `onRequest` if omitted. */
  readonly login?: PageLogin;
  /** The machine of its feature. */
  readonly machine: Machine;
  /** What the feature's screen shows. */
  view(snapshot: SnapshotFrom<Machine>): View;
  /** The data that a reload resumes from; null if nothing is pending. */
  draftOf(snapshot: SnapshotFrom<Machine>): object | null;
  /** What the statistics say of its state, besides what they say of every page. */
  tracked?(snapshot: SnapshotFrom<Machine>): Readonly<Record<string, number>>;
  /** Whether its flow is finished: no way back leads into it once it is left. */
  isFinished?(snapshot: SnapshotFrom<Machine>): boolean;
  /** The page's route that fits the state; null if any of its routes will do. */
  routeName?(view: View, snapshot: SnapshotFrom<Machine>): RouteName | null;
}

/** A page that loads something first: its machine starts with it. */
interface LoadedPage<Machine extends AnyStateMachine, Ports, View, Value>
  extends AnyPage<Machine, View> {
  /** Reads it. A change that is pending in the draft may go first: then this sends it. */
  load(start: PageStart, ports: Ports, options: CallOptions): Promise<GatewayResult<Value>>;
  /**
   * Who can take part in the activity that the value is about; the value itself, if it is one, where this is omitted.
   * Null if it is about none, or if the user has already won: a closed activity keeps nobody from that.
   */
  admissionOf?(value: Value): Admission | null;
  /** The machine's input. Key, query and draft are untrusted: parse them here. */
  input(start: PageStart, ports: Ports, value: Value): InputFrom<Machine>;
}

/** A page that starts at once. */
interface PlainPage<Machine extends AnyStateMachine, Ports, View> extends AnyPage<Machine, View> {
  readonly load?: undefined;
  /** The machine's input. Key, query and draft are untrusted: parse them here. */
  input(start: PageStart, ports: Ports): InputFrom<Machine>;
}

/** The definition of a page with a machine. */
export type PageDefinition<Machine extends AnyStateMachine, Ports, View, Value> =
  | LoadedPage<Machine, Ports, View, Value>
  | PlainPage<Machine, Ports, View>;

export function definePage<Machine extends AnyStateMachine, Ports, View, Value = never>(
  definition: PageDefinition<Machine, Ports, View, Value>,
): PageDefinition<Machine, Ports, View, Value> {
  return definition;
}

/** A started page, whose feature runs under the name of the page. */
export interface StartedPage<Machine extends AnyStateMachine> {
  readonly actor: ActorRefFrom<PageMachine>;
  /** The machine of the feature; null while the page itself has something to show. */
  featureOf(snapshot: SnapshotFrom<PageMachine>): ActorRefFromLogic<Machine> | null;
  /** What the statistics say of the page's state now. */
  tracked(): Readonly<Record<string, number>>;
  /** Whether its flow is finished now. */
  isFinished(): boolean;
}

/** Starts a page as a child of the root. */
export function spawnPage<Machine extends AnyStateMachine, Ports, View, Value>(
  name: string,
  definition: PageDefinition<Machine, Ports, View, Value>,
  ports: Ports,
  start: PageStart,
  host: PageHost,
  spawn: SpawnMachine,
): StartedPage<Machine> {
  // The stored draft; once the feature has run, its latest.
  let draft: unknown = start.draft;

  const latest = (): PageStart => ({ ...start, draft });

  function startFeature(inputOf: (start: PageStart) => InputFrom<Machine>): StartFeature {
    return (spawnFeature, tellPage) => {
      const feature = spawnFeature(definition.machine, {
        systemId: name,
        input: inputOf(latest()),
      });
      feature.on('*', (emitted: FeatureEmitted) => follow(emitted, tellPage, host));
      feature.subscribe((snapshot: SnapshotFrom<Machine>) => {
        const kept = definition.draftOf(snapshot);
        draft = kept;
        host.keepDraft(kept);
        if (definition.routeName === undefined) return;
        host.keepAt(definition.routeName(definition.view(snapshot), snapshot));
      });
      return feature;
    };
  }

  const actor = spawn(pageMachine, {
    systemId: 'page',
    input: {
      login: definition.login ?? 'onRequest',
      isLoggedIn: start.isLoggedIn,
      ...beginning(definition, ports, latest, startFeature, host),
    },
  });
  actor.on('*', host.handle);
  const featureOf: StartedPage<Machine>['featureOf'] = ({ context }) => context.feature;
  return {
    actor,
    featureOf,
    tracked() {
      const feature = featureOf(actor.getSnapshot());
      return feature === null ? {} : (definition.tracked?.(feature.getSnapshot()) ?? {});
    },
    isFinished() {
      const feature = featureOf(actor.getSnapshot());
      return feature !== null && definition.isFinished?.(feature.getSnapshot()) === true;
    },
  };
}

/** How a page begins: its feature starts with what was loaded, or at once. */
function beginning<Machine extends AnyStateMachine, Ports, View, Value>(
  definition: PageDefinition<Machine, Ports, View, Value>,
  ports: Ports,
  latest: () => PageStart,
  startFeature: (inputOf: (start: PageStart) => InputFrom<Machine>) => StartFeature,
  host: PageHost,
): Pick<PageInput, 'load' | 'start'> {
  if (definition.load === undefined) {
    const start = startFeature((given) => definition.input(given, ports));
    return { load: async () => succeed({ start, redirectTo: null }), start };
  }
  const { load, input, admissionOf: admissionIn = admissionOf } = definition;
  return {
    async load(options) {
      const loaded = await load(latest(), ports, options);
      if (!loaded.ok) return loaded;
      // A pending change goes first: its outcome may be a prize.
      const admission = hasPendingChange(latest().draft) ? null : admissionIn(loaded.value);
      return succeed({
        start: startFeature((given) => input(given, ports, loaded.value)),
        redirectTo: admission && (await host.redirectFor(admission)),
      });
    },
    start: null,
  };
}

/** A feature asks its page for what all pages do, and the host for the rest. */
function follow(
  emitted: FeatureEmitted,
  tellPage: (event: PageMachineEvent) => void,
  host: PageHost,
): void {
  switch (emitted.type) {
    case 'reload':
      tellPage({ type: 'RELOAD' });
      return;
    case 'notFound':
      tellPage({ type: 'NOT_FOUND' });
      return;
    case 'loginRequired':
      tellPage({ type: 'LOGIN_REQUIRED' });
      return;
    case 'sessionEnded':
      tellPage({ type: 'SESSION_ENDED' });
      return;
    case 'logIn':
      host.handle({ type: 'loginRequired' });
      return;
    default:
      host.handle(emitted);
  }
}
