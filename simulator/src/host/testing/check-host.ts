import { createBridge, detectTransport, type Transport } from '@cangkir/bridge';
import { createBridgeConsole } from '@cangkir/bridge/console';
import {
  type Clock,
  CONFORMANCE_TITLE,
  type ConformancePerson,
  type ConformanceReport,
} from '@cangkir/core';
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
const LONGEST = 3_600_000;

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
  const look: Readonly<Record<string, () => boolean>> = {
    'setTitle.seen': () => screen().isBarShown && screen().title === CONFORMANCE_TITLE,
    'showOrHideNav.hidden': () => !screen().isBarShown,
    'scanCode.closed': () => shown === 'scan',
    'scanCode.used': () => shown === 'scan',
    'sharePanel.closed': () => shown === 'share',
    'sharePanel.used': () => shown === 'share',
    'giftCardToPay.closed': () => paid.length === 0,
    'toLogin.closed': () => shown === 'login',
    'toLogin.used': () => shown === 'login',
    'routeJump.seen': isElsewhere,
    'toAppStore.seen': isElsewhere,
    'close.seen': () => screen().content.kind === 'closed',
    'pause.sent'() {
      host.setPaused(true);
      host.setPaused(false);
      return true;
    },
    'tokenUpdate.sent'() {
      host.emit('tokenUpdate');
      return true;
    },
  };

  const person: ConformancePerson = {
    async begin({ name }) {
      leaving = name === 'used' ? 'KPSU7F2Q9D4M' : null;
      shown = null;
      settings = { ...first, location: name === 'forbidden' ? null : first.location };
      ui.show({ kind: 'page' });
      return true;
    },
    confirm: async ({ about, name }) => look[`${about}.${name}`]?.() ?? true,
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
  while (!isDone && clock.now() < LONGEST) await clock.advance(1000);
  const report = conformance.report();
  if (!isDone || report === null) throw new Error('The checks did not end');
  return report;
}
