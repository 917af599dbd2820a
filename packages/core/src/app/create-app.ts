import type { ActorRefFrom } from 'xstate';
import { type CampaignReader, createCampaignReader } from '../features/claim/campaign-reader.ts';
import { campaignOutcome } from '../features/claim/claim-outcome.ts';
import { changeDraft, emptyDraft } from '../features/login/login-draft.ts';
import {
  chooseLanguage,
  type Language,
  parseLanguage,
  toStoredLanguage,
} from '../platform/language/language.ts';
import { queryOf } from '../platform/navigation/route.ts';
import { addRoute } from '../platform/navigation/route-history.ts';
import { payOf } from '../platform/session/pay.ts';
import type { LoginDraft, Session } from '../platform/session/session.ts';
import type { AppMachine } from './app.machine.ts';
import type { AppPorts } from './app.types.ts';
import { sourceIdOf } from './campaign-route.ts';
import { draftName } from './draft-name.ts';

/** The root actor; its children are named by their `systemId`. */
export type RootActor = ActorRefFrom<AppMachine>;

/** Whether the machines run. They are loaded when a person begins to act: to look needs none. */
export interface MachinesState {
  /** Null while they sleep. */
  readonly root: RootActor | null;
  /** Something that the person did waits for them. */
  readonly waiting: boolean;
  /** They could not be loaded for what the person did. */
  readonly failed: boolean;
}

/** The product, running, with nothing around it but its ports. */
export interface App {
  readonly session: Session;
  /** The campaign of the page, as far as it is known without a machine. */
  readonly campaign: CampaignReader;
  readonly machines: {
    get(): MachinesState;
    subscribe(listener: () => void): () => void;
    /** Begins to load them, so that they are there when the person acts. */
    wake(): void;
    /**
     * Tells them something, once they run, all in its turn: a second tap meets what the first one began. Until
     * then `waiting` holds, and `failed` where they do not come.
     */
    tell(deliver: (root: RootActor) => void): void;
  };
  language(): Language;
  setLanguage(language: Language): void;
  /** Keeps what a person types in the login form before the machines run. */
  draftLogin(change: Partial<Pick<LoginDraft, 'market' | 'typedPhone'>>): void;
  /** Reads the campaign of the page anew. */
  retryCampaign(): void;
  /** Follows the person to a route. */
  routeChanged(): void;
  /** Starts, and follows what the native app and other tabs tell. Returns the cleanup. */
  start(): () => void;
}

/** Joins the ports to the rules and, when they wake, to the machines. Nothing runs before `start`. */
export function createApp(ports: AppPorts): App {
  const { session, native, router } = ports;
  const campaign = createCampaignReader(ports.campaigns, session);
  const listeners = new Set<() => void>();
  let machines: MachinesState = { root: null, waiting: false, failed: false };
  let waking: Promise<RootActor> | null = null;

  function show(next: Partial<MachinesState>): void {
    machines = { ...machines, ...next };
    for (const listener of listeners) listener();
  }

  function wake(): Promise<RootActor> {
    waking ??= import('./machines.ts').then((part) => {
      const root = part.startMachines(ports, campaign.take);
      show({ root, waiting: false, failed: false });
      return root;
    });
    return waking;
  }

  async function tell(deliver: (root: RootActor) => void): Promise<void> {
    if (machines.root !== null) {
      deliver(machines.root);
      return;
    }
    show({ waiting: true, failed: false });
    try {
      deliver(await wake());
    } catch {
      waking = null;
      show({ waiting: false, failed: true });
    }
  }

  function wakeQuietly(): void {
    // What needs them tells of the failure.
    wake().catch(() => {
      waking = null;
    });
  }

  function routeChanged(): void {
    const route = router.current();
    const pay = payOf(queryOf(route));
    if (pay !== null) session.pay.set({ pay });
    const { routeQueue } = session.commonSession.get();
    // A reload is no second visit.
    if (routeQueue.at(-1)?.path !== route) {
      session.commonSession.set({ routeQueue: addRoute(routeQueue, route) });
    }
    if (machines.root !== null) machines.root.send({ type: 'ROUTE_CHANGED' });
    else readCampaign();
  }

  function readCampaign(): void {
    const sourceId = sourceIdOf(router.current());
    if (sourceId !== null) campaign.read(sourceId);
  }

  /** A login or a claim that the person had under way here goes on by itself. Other pages wake the machines anyway. */
  function isUnderWay(): boolean {
    const { loginDraft, pageDrafts } = session.commonSession.get();
    const { userInfo } = session.global.get();
    return userInfo === null
      ? (loginDraft?.resendAt ?? null) !== null
      : Object.hasOwn(pageDrafts, draftName(`claim:${sourceIdOf(router.current())}`, userInfo.id));
  }

  /** A claim that opens later opens by itself: the machine waits for the moment. */
  function wakeForOpening(): void {
    const reading = campaign.get();
    if (reading.status !== 'read') return;
    const outcome = campaignOutcome(reading.campaign);
    if (outcome?.kind === 'notStarted' || outcome?.kind === 'notYetTime') wakeQuietly();
  }

  /** Who is logged in to the native app is logged in here. */
  async function followNativeLogin(): Promise<void> {
    const current = await native.currentLogin();
    if (!current.ok || current.value === null) return;
    if (current.value.token === session.global.get().token) return;
    session.global.set({ token: current.value.token, userInfo: current.value.user });
  }

  async function loadConfig(): Promise<void> {
    const config = await ports.config.find();
    if (config.ok) session.global.set({ globalConfig: config.value });
  }

  function followLoginState(): () => void {
    let { token } = session.global.get();
    return session.global.subscribe((state) => {
      if (state.token === token) return;
      token = state.token;
      if (machines.root !== null) machines.root.send({ type: 'SESSION_CHANGED' });
      else readCampaign();
    });
  }

  return {
    session,
    campaign,
    machines: {
      get: () => machines,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      wake: wakeQuietly,
      tell,
    },
    language: () =>
      parseLanguage(session.global.get().lan ?? '') ?? chooseLanguage(ports.preferredLanguages),
    setLanguage: (language) => session.global.set({ lan: toStoredLanguage(language) }),
    draftLogin(change) {
      const draft = session.commonSession.get().loginDraft ?? emptyDraft(ports.random);
      session.commonSession.set({ loginDraft: changeDraft(draft, change, ports.random) });
      if (machines.failed) show({ failed: false });
    },
    retryCampaign: readCampaign,
    routeChanged,
    start() {
      const cleanups = [
        campaign.subscribe(wakeForOpening),
        followLoginState(),
        native.onTokenUpdate(() => router.reload()),
      ];
      routeChanged();
      if (isUnderWay()) void tell(() => {});
      void followNativeLogin();
      void loadConfig();
      return () => {
        for (const cleanup of cleanups) cleanup();
        machines.root?.stop();
      };
    },
  };
}
