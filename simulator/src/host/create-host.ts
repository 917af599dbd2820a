import {
  BRIDGE_CODE,
  type EventName,
  isMethodName,
  METHODS,
  REQUEST_MESSAGE,
} from '@cangkir/bridge';
import { createNanoEvents } from 'nanoevents';
import * as v from 'valibot';
import { maskText, maskValue } from '../shared/mask-text.ts';
import { overrideGetter } from '../shared/override-property.ts';
import { type AnswerOptions, answerCall } from './answers.ts';
import { createAppStorage, resetAppStorage } from './app-storage.ts';
import { giveAnswers } from './give-answers.ts';
import type {
  Host,
  HostAnswer,
  HostEvents,
  HostOptions,
  HostReply,
  PageWindow,
} from './host.types.ts';
import { deliver, installForeignWire, installWire } from './injected-object.ts';
import { installWebOtp, removeWebOtp, type WebOtp } from './install-web-otp.ts';
import { createNamedOverrides } from './named-overrides.ts';
import { userAgentOf } from './user-agent.ts';

/** A call before its first answer. */
const UNANSWERED = { answer: null, isMalformed: false, answerNumber: 1, duration: null } as const;

/** Creates the native app of a framed page. */
export function createHost(options: HostOptions): Host {
  const { clock, ui, settings } = options;
  const emitter = createNanoEvents<HostEvents>();
  const storage = createAppStorage();
  let page: PageWindow | null = null;
  let webOtp: WebOtp | null = null;
  const overrides = createNamedOverrides<HostReply>();
  let callCount = 0;
  let eventCount = 0;
  let isPaused = false;

  const answerOptions: AnswerOptions = { ...options, storage, back: goBack };

  const giving = {
    clock,
    overrides,
    answer: (method: string, params: unknown) => answerCall(method, params, answerOptions),
  };

  // Not `history.back()`, which would navigate the surrounding page.
  function goBack(): void {
    if (page?.navigation?.canGoBack) page.navigation.back();
    else ui.show({ kind: 'closed' });
  }

  /** Logs a call. Returns the function that logs an answer. */
  function record(method: string, input: unknown): (answer: HostAnswer) => void {
    callCount += 1;
    const begun = {
      id: callCount,
      at: clock.now(),
      method: maskText(method),
      input: maskValue(input),
    };
    let answerNumber = 0;
    emitter.emit('call', { ...begun, ...UNANSWERED });
    return ({ code, data, msg }) => {
      answerNumber += 1;
      emitter.emit('call', {
        ...begun,
        answer: { code, data: maskValue(data), msg: maskText(msg) },
        isMalformed: code === BRIDGE_CODE.success && breaksContract(method, data),
        answerNumber,
        duration: clock.now() - begun.at,
      });
    };
  }

  function send(message: object): boolean {
    return page !== null && deliver(page, settings().platform, message);
  }

  function sendEvent(name: EventName, data?: unknown): void {
    const isReceived = send({ event: name, data });
    eventCount += 1;
    emitter.emit('sent', {
      id: eventCount,
      at: clock.now(),
      name,
      data: maskValue(data),
      isReceived,
    });
  }

  async function take(message: unknown): Promise<void> {
    const request = v.safeParse(REQUEST_MESSAGE, message);
    if (!request.success) {
      // A device drops an unreadable message; here it is at least logged.
      record('(malformed)', message);
      return;
    }
    const { id, method, params } = request.output;
    const recordAnswer = record(method, params);
    await giveAnswers(method, params, giving, (answer) => {
      recordAnswer(answer);
      send({ id, ...answer });
    });
  }

  return {
    on: (name, listener) => emitter.on(name, listener),
    install(window) {
      const { platform, browser, hasBridge, treatsAsNative } = settings();
      page = window;
      isPaused = false;
      ui.beginPage();
      overrideGetter(window.navigator, 'userAgent', () => userAgentOf(settings()));
      overrideGetter(window.navigator, 'onLine', () => settings().network !== 'offline');
      overrideGetter(window.document, 'visibilityState', () => (isPaused ? 'hidden' : 'visible'));
      overrideGetter(window.document, 'hidden', () => isPaused);
      setTreatAsNative(window, treatsAsNative);
      if (platform === 'browser') {
        installForeignWire(window, browser);
      } else if (hasBridge) {
        installWire(window, platform, (message) => {
          take(message).catch((error: unknown) => window.reportError(error));
        });
      }
      webOtp = platform === 'browser' ? installWebOtp(window) : null;
      if (webOtp === null) removeWebOtp(window);
      emitter.emit('installed', window);
    },
    goBack,
    emit(event, data) {
      sendEvent(event, data);
      emitter.emit('event', event);
    },
    recordFailure(method, input, { code, msg }) {
      record(method, input)({ code, data: null, msg });
    },
    receiveSms: (code) => webOtp?.receive(code),
    forgetStorage: () => resetAppStorage(storage),
    overrides,
    storage,
    setPaused(next) {
      if (page === null || next === isPaused) return;
      isPaused = next;
      emitter.emit('paused', isPaused);
      page.document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      if (settings().platform !== 'browser') sendEvent(isPaused ? 'pause' : 'resume');
    },
    notifyNetworkChange() {
      if (page === null) return;
      const { network } = settings();
      page.dispatchEvent(new Event(network === 'offline' ? 'offline' : 'online'));
    },
  };
}

/** Unmasked data is needed: a masked phone is none. */
function breaksContract(method: string, data: unknown): boolean {
  return isMethodName(method) && !v.is(METHODS[method].output, data);
}

/** Sets the mark of a native build in the app's HTML. */
function setTreatAsNative({ document }: PageWindow, treatsAsNative: boolean): void {
  const { dataset } = document.documentElement;
  if (treatsAsNative) dataset['treatAsNative'] = '';
  else delete dataset['treatAsNative'];
}
