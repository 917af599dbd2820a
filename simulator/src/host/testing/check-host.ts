import { createBridge, detectTransport, type Transport } from '@cangkir/bridge';
import { createBridgeConsole } from '@cangkir/bridge/console';
import type { Clock, ConformancePerson, ConformanceReport, ConformanceTask } from '@cangkir/core';
import { HOUR_MS } from '@cangkir/core/durations';
import {
  createMemoryKeyValueStore,
  createSeededRandom,
  createVirtualClock,
} from '@cangkir/core/testing';
import { createNativeUi } from '../../phone/native-ui.ts';
import { createPhoneStore } from '../../phone/phone-store.ts';
import { readSettings } from '../../settings/settings.ts';
import { createHost } from '../create-host.ts';
import { pageWindow } from './page-window.ts';

/** The login of the app. No report may tell it. */
export const LOGIN = {
  token: 'token-of-the-member',
  user: { id: 'member-of-the-app', phone: '+6281200000202' },
} as const;

/** More than an app takes that answers nothing. Milliseconds. */
const MAX_DELAY_MS = HOUR_MS;

/**
 * Checks the simulator's native app by its own wire. The person does what is asked, and tells what the phone shows.
 *
 * @param alter Comes between the wire and the page.
 */
export async function checkHost(
  platform: 'ios' | 'android',
  alter: (transport: Transport, clock: Clock) => Transport,
): Promise<ConformanceReport> {
  const clock = createVirtualClock(0);
  const random = createSeededRandom(1);
  const phone = createPhoneStore();
  const ui = createNativeUi(phone);
  const window = pageWindow();
  const { first } = readSettings({ first: { platform, deviceId: 'device-of-this-phone' } });
  let settings = first;
  const paid: string[] = [];
  const host = createHost({
    clock,
    ui,
    settings: () => settings,
    currentLogin: () => LOGIN,
    onLogin: () => {},
    onPaid: (orderNumber) => paid.push(orderNumber),
  });
  host.install(window);

  /** How the person leaves a dialog. Null closes it. */
  let leaving: string | null = null;
  let shown: string | null = null;
  phone.subscribe(({ context: { sheet } }) => {
    if (sheet === null) return;
    shown = sheet.kind;
    ui.answer(leaving);
  });

  const screen = () => phone.getSnapshot().context;
  const isElsewhere = () => screen().content.kind === 'elsewhere';

  /** What the person looks at, and does, before they answer. Every other check is seen. */
  const look: Readonly<Partial<Record<ConformanceTask, () => boolean>>> = {
    seeTitle: () => screen().isBarShown && screen().title === conformance.title,
    seeNoBar: () => !screen().isBarShown,
    closeCamera: () => shown === 'scan',
    useCamera: () => shown === 'scan',
    closeSharePanel: () => shown === 'share',
    useSharePanel: () => shown === 'share',
    closePayment: () => paid.length === 0,
    closeLogin: () => shown === 'login',
    useLogin: () => shown === 'login',
    seeScreen: isElsewhere,
    seeStore: isElsewhere,
    seeClosed: () => screen().content.kind === 'closed',
    leaveAndReturn() {
      host.setPaused(true);
      host.setPaused(false);
      return true;
    },
    renewToken() {
      host.emit('tokenUpdate');
      return true;
    },
  };

  const person: ConformancePerson = {
    async begin(task) {
      leaving = task.startsWith('use') ? 'KPSU7F2Q9D4M' : null;
      shown = null;
      settings = { ...first, location: task === 'forbidLocation' ? null : first.location };
      ui.show({ kind: 'page' });
      return true;
    },
    confirm: async (task) => look[task]?.() ?? true,
  };

  const transport = alter(detectTransport(window), clock);
  const { conformance } = createBridgeConsole({
    transport,
    bridge: createBridge({ transport, clock, random }),
    clock,
    random,
    storage: createMemoryKeyValueStore(),
  });
  let isDone = false;
  const { done } = conformance.run(person);
  void done.then(() => {
    isDone = true;
  });
  while (!isDone && clock.now() < MAX_DELAY_MS) await clock.advance(1000);
  const report = conformance.report();
  if (!isDone || report === null) throw new Error('The checks did not end');
  return report;
}
