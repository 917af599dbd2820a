import {
  BRIDGE_CODE,
  createMemoryTransport,
  detectTransport,
  type EventName,
  type MemoryTransport,
  type Transport,
} from '@cangkir/bridge';
import type { Clock, Login } from '@cangkir/core';
import { type AnswerOptions, answerCall, DECLINED } from '../../host/answers.ts';
import type { HostAnswer } from '../../host/host.types.ts';
import { userAgentOf } from '../../host/user-agent.ts';
import type { NativeUi } from '../../phone/native-ui.ts';
import type { Sheet } from '../../phone/phone-store.ts';
import type { BridgeReply, Device } from '../scenario.ts';
import type { TabHistory } from './history.ts';
import { createPromisedReplies, type PromisedReplies } from './promises.ts';

/** The native app around the page, and the person who acts on its screens as the scenario says. */
export interface NativeApp {
  /** The wire of a page that is loaded now. */
  openWire(): Transport;
  readonly replies: Pick<PromisedReplies<BridgeReply>, 'promise' | 'counts' | 'unasked'>;
  /** Tells the page something. False where there is no app to tell it. */
  emit(event: EventName): boolean;
}

export interface NativeAppOptions {
  readonly device: Device;
  readonly clock: Clock;
  readonly history: TabHistory;
  currentLogin(): Login | null;
  onLogin: AnswerOptions['onLogin'];
  onPaid: AnswerOptions['onPaid'];
}

export function createNativeApp(options: NativeAppOptions): NativeApp {
  const { device, clock, history } = options;
  const { platform, appVersion, safeTop, network } = device;
  const replies = createPromisedReplies<BridgeReply>();
  let wire: MemoryTransport | null = null;

  const answerOptions: AnswerOptions = {
    ...options,
    ui: createActingPerson(device, history),
    settings: () => ({ platform, appVersion, safeTop, deviceId: device.id, network }),
    storage: { kept: new Map(), temporary: new Map() },
    back: () => history.back() || history.leave('closed'),
  };

  async function answer(method: string, params: unknown): Promise<HostAnswer> {
    const usual = await answerCall(method, params, answerOptions);
    const isPlaced = method === 'getLocation' && usual.code === BRIDGE_CODE.success;
    return isPlaced && device.location !== undefined ? locate(device.location) : usual;
  }

  async function handle(
    { id, method, params }: { id: number; method: string; params: unknown },
    post: (message: unknown) => void,
  ): Promise<void> {
    const promised = replies.take(method);
    if (promised === null) return post({ id, ...(await answer(method, params)) });
    const { delay, times, ...reply } = promised;
    const give = () => {
      for (let given = 0; given < times; given += 1) post({ id, ...reply });
    };
    if (delay > 0) clock.setTimeout(give, delay);
    else give();
  }

  return {
    replies,
    openWire() {
      if (platform === 'browser' || !device.bridge) {
        const userAgent = userAgentOf(platform, appVersion);
        return detectTransport({ navigator: { userAgent } }, { treatAsNative: false });
      }
      wire = createMemoryTransport({
        platform,
        appVersion,
        handle: (request, post) => void handle(request, post),
      });
      return wire;
    },
    emit(event) {
      wire?.post({ event });
      return wire !== null;
    },
  };
}

function locate(location: NonNullable<Device['location']> | null): HostAnswer {
  return location === null
    ? { code: DECLINED, data: null, msg: 'The person does not allow it.' }
    : { code: BRIDGE_CODE.success, data: location, msg: 'success' };
}

/** The app's own screens with somebody before them who does what the scenario says, at once. */
function createActingPerson(device: Device, history: TabHistory): NativeUi {
  return {
    ask: (sheet) => answerOf(sheet, device),
    go(place) {
      if (place.kind === 'elsewhere') history.leave(place.address);
      if (place.kind === 'closed') history.leave('closed');
    },
    setTitle: () => {},
    setBar: () => {},
    beginPage: () => {},
  };
}

function answerOf({ kind }: Sheet, device: Device): Promise<string | null> {
  const deed = device[kind];
  // Nobody acts: the call waits until its time is over.
  if (deed === undefined) return new Promise(() => {});
  if (typeof deed === 'boolean') return Promise.resolve(deed ? 'done' : null);
  return Promise.resolve(deed);
}
