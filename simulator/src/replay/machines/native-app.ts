import {
  createMemoryTransport,
  detectTransport,
  type EventName,
  type MemoryTransport,
  type Transport,
} from '@cangkir/bridge';
import type { Clock, Login } from '@cangkir/core';
import { type AnswerOptions, answerCall } from '../../host/answers.ts';
import { createAppStorage } from '../../host/app-storage.ts';
import { giveAnswers } from '../../host/give-answers.ts';
import { createNamedOverrides, type NamedOverrides } from '../../host/named-overrides.ts';
import type { NativeUi } from '../../host/native-ui.types.ts';
import { userAgentOf } from '../../host/user-agent.ts';
import type { Device } from '../../scenario/scenario.ts';
import type { BridgeReply } from '../../scenario/step.ts';
import { hostSettingsOf } from '../host-settings-of.ts';
import type { SimulatedPerson } from '../person.ts';
import type { TabHistory } from './history.ts';

/** The native app around the page. */
export interface NativeApp {
  /** The wire of a page that is loaded now. */
  openWire(): Transport;
  readonly overrides: Pick<NamedOverrides<BridgeReply>, 'add' | 'counts' | 'unused'>;
  /** Sends the page an event. False if there is no native app. */
  emit(event: EventName): boolean;
}

export interface NativeAppOptions {
  readonly device: Device;
  readonly clock: Clock;
  readonly history: TabHistory;
  readonly person: SimulatedPerson;
  currentLogin(): Login | null;
  onLogin: AnswerOptions['onLogin'];
  onPaid: AnswerOptions['onPaid'];
}

export function createNativeApp(options: NativeAppOptions): NativeApp {
  const { device, clock, history } = options;
  const settings = hostSettingsOf(device);
  const overrides = createNamedOverrides<BridgeReply>();
  let wire: MemoryTransport | null = null;

  const answerOptions: AnswerOptions = {
    ...options,
    ui: createScreens(options.person, history),
    settings: () => settings,
    storage: createAppStorage(),
    back: () => history.back() || history.leave('closed'),
  };

  const giving = {
    clock,
    overrides,
    answer: (method: string, params: unknown) => answerCall(method, params, answerOptions),
  };

  return {
    overrides,
    openWire() {
      answerOptions.ui.beginPage();
      const { platform, appVersion } = settings;
      if (platform === 'browser' || !settings.hasBridge) {
        const userAgent = userAgentOf(settings);
        return detectTransport({ navigator: { userAgent } });
      }
      wire = createMemoryTransport({
        platform,
        appVersion,
        handle: ({ id, method, params }, post) =>
          void giveAnswers(method, params, giving, (answer) => post({ id, ...answer })),
      });
      return wire;
    },
    emit(event) {
      wire?.post({ event });
      return wire !== null;
    },
  };
}

/** The app's own screens, as far as a person acts on them. */
function createScreens(person: SimulatedPerson, history: TabHistory): NativeUi {
  return {
    ask: ({ kind }) => person.ask(kind),
    show(content) {
      if (content.kind === 'elsewhere') history.leave(content.address);
      if (content.kind === 'closed') history.leave('closed');
    },
    setTitle: () => {},
    setBar: () => {},
    beginPage: person.beginPage,
  };
}
