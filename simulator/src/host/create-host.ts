import { REQUEST_MESSAGE } from '@cangkir/bridge';
import * as v from 'valibot';
import { createEmitter } from '../emitter/emitter.ts';
import { maskSecrets } from '../log/mask.ts';
import { type AnswerOptions, answerCall } from './answers.ts';
import type { Host, HostAnswer, HostEvents, HostOptions, PageWindow } from './host.types.ts';
import { isLoopback, NotLoopbackError } from './loopback.ts';
import { overrideGetter } from './property.ts';
import { userAgentOf } from './user-agent.ts';
import { installWebOtp, removeWebOtp, type WebOtp } from './web-otp.ts';
import { deliver, installWire } from './wire.ts';

/** Makes the native app that a framed page runs in. */
export function createHost(options: HostOptions): Host {
  const { clock, ui, settings } = options;
  const events = createEmitter<HostEvents>();
  const storage = { kept: new Map<string, string>(), temporary: new Map<string, string>() };
  let page: PageWindow | null = null;
  let webOtp: WebOtp | null = null;
  let callCount = 0;

  const answerOptions: AnswerOptions = { ...options, storage, back: goBack };

  // Not `history.back()`: that one would take the page around the frame back.
  function goBack(): void {
    if (page?.navigation?.canGoBack) page.navigation.back();
    else ui.go({ kind: 'closed' });
  }

  /** Writes a call down. Returns how to write down its answer. */
  function record(method: string, input: unknown): (answer: HostAnswer) => void {
    callCount += 1;
    const begun = {
      id: callCount,
      at: clock.now(),
      method,
      input: maskSecrets(input),
    };
    events.emit('call', { ...begun, answer: null, duration: null });
    return (answer) =>
      events.emit('call', {
        ...begun,
        answer: { ...answer, data: maskSecrets(answer.data) },
        duration: clock.now() - begun.at,
      });
  }

  function send(message: object): void {
    if (page !== null) deliver(page, settings().platform, message);
  }

  async function take(message: unknown): Promise<void> {
    const request = v.safeParse(REQUEST_MESSAGE, message);
    if (!request.success) {
      // A device drops what it can't read; here it is seen at least.
      record('(malformed)', message);
      return;
    }
    const { id, method, params } = request.output;
    const recordAnswer = record(method, params);
    const answer = await answerCall(method, params, answerOptions);
    recordAnswer(answer);
    send({ id, ...answer });
  }

  return {
    on: events.on,
    install(window) {
      const { hostname } = window.location;
      if (!isLoopback(hostname)) throw new NotLoopbackError(hostname);
      const { platform, appVersion } = settings();
      page = window;
      ui.beginPage();
      overrideGetter(window.navigator, 'userAgent', () => userAgentOf(platform, appVersion));
      overrideGetter(window.navigator, 'onLine', () => settings().network !== 'offline');
      installWire(window, platform, (message) => {
        take(message).catch((error: unknown) => window.reportError(error));
      });
      webOtp = platform === 'browser' ? installWebOtp(window) : null;
      if (webOtp === null) removeWebOtp(window);
      events.emit('installed', window);
    },
    goBack,
    emit: (event, data) => send({ event, data }),
    receiveSms: (code) => webOtp?.receive(code),
    forgetStorage() {
      storage.kept.clear();
      storage.temporary.clear();
    },
    tellNetwork() {
      if (page === null) return;
      const { network } = settings();
      page.dispatchEvent(new Event(network === 'offline' ? 'offline' : 'online'));
    },
  };
}
