import type { App } from '@cangkir/core';
import type { Backend } from '../../backend/backend.ts';
import type { Frame, Renewal } from '../../frame/frame.ts';
import { countActivity } from '../../inspection/count-activity.ts';
import type { Network } from '../../network/network.ts';
import type { Phone } from '../../phone/create-phone.ts';
import type { PhoneName } from '../../settings/settings.ts';
import type { SettingsStore } from '../../settings/settings-store.ts';
import { createPageReaders } from '../page/page-readers.ts';
import { settlePage } from '../page/settle.ts';
import { routeOfPage, type StartingPhone } from './capture-start.ts';
import type { Observation } from './expectations.ts';
import { observePage } from './observe-page.ts';
import { type ObservedPhone, observePhone } from './observe-phone.ts';
import type { PhoneRecorder } from './recorder.ts';

/** The parts of a phone that are recorded. */
export type RecordedPhone = ObservedPhone['phone'] &
  StartingPhone &
  Pick<Phone, 'app' | 'onApp' | 'requests' | 'screen' | 'storage'> & {
    readonly frame: Pick<Frame, 'window' | 'open' | 'reload' | 'close' | 'onRenewal'>;
  };

interface LivePhoneOptions {
  readonly phone: RecordedPhone;
  readonly backend: Pick<Backend, 'peek'>;
  readonly network: Pick<Network, 'counts' | 'refusals' | 'holds'>;
  readonly stores: { readonly settings: SettingsStore };
  /** Something happened in its page. */
  onActivity(): void;
}

/** A phone on the desk, and what is recorded of it. */
export interface LivePhone {
  readonly name: PhoneName;
  readonly phone: RecordedPhone;
  /** Whether it is part of the recording. */
  isRecorded(): boolean;
  /** It becomes part of the recording, as a page begins to load. */
  join(recorder: PhoneRecorder): void;
  /** Its recording is over. */
  leave(): void;
  /** A page begins to load: the one before is gone. */
  pageBegan(): void;
  /** The page has composed its app. */
  appRuns(app: App): void;
  /** Another page is opened, or the page is reloaded from outside. */
  renewed(renewal: Renewal): void;
  /** Closes its page. Resolves when it has stopped. */
  close(): Promise<void>;
  /** Loads its page again, also a closed one. Resolves when its app is there. */
  load(): Promise<void>;
  /** Waits until its page has settled. Nothing where there is no app. */
  settle(): Promise<void>;
  /** Records what its page shows now that it has settled. */
  observe(): void;
  /** What its page shows now. Null if it shows no app. */
  observation(): Observation | null;
}

export function createLivePhone(options: LivePhoneOptions): LivePhone {
  const { phone, backend, network, stores, onActivity } = options;
  const { name, frame } = phone;
  const readers = createPageReaders({ backend, network }, phone);
  let recorder: PhoneRecorder | null = null;
  let stopPhone = () => {};
  let stopPage = () => {};
  let hasSettled = false;
  let isClosed = false;
  /** Whether its next page is loaded because it is put on the desk. */
  let isReturning = false;

  /** A closed page leaves its app behind. */
  const hasApp = () => !isClosed && phone.app() !== null;

  function endPage(): void {
    stopPage();
    stopPage = () => {};
    hasSettled = false;
  }

  function observation(): Observation | null {
    if (!hasApp()) return null;
    return {
      actors: readers.actors(),
      route: readers.route(),
      left: readers.left(),
      redirect: readers.redirect(),
      user: readers.user(),
      language: readers.language(),
      backend: readers.backend(),
    };
  }

  return {
    name,
    phone,
    isRecorded: () => recorder !== null,
    join(next) {
      recorder = next;
      isReturning = next.isLate;
      stopPhone = observePhone({
        ...{ phone, backend, stores },
        recorder: {
          ...next,
          removed() {
            isReturning = true;
            next.removed();
          },
        },
      });
    },
    leave() {
      endPage();
      stopPhone();
      recorder = null;
    },
    pageBegan() {
      endPage();
      if (isReturning)
        recorder?.webViewOpened(routeOfPage(frame.window()) ?? phone.settings().route);
      isReturning = false;
    },
    appRuns(app) {
      if (recorder === null) return;
      const stopObserving = observePage({
        app,
        phone,
        backend,
        recorder,
        hasSettled: () => hasSettled,
      });
      const machines = countActivity(app, onActivity);
      stopPage = () => {
        stopObserving();
        machines.stop();
      };
    },
    renewed(renewal) {
      if (renewal.kind === 'opened') recorder?.webViewOpened(renewal.route);
      else recorder?.did({ do: 'reload' });
    },
    close() {
      isClosed = true;
      return frame.close();
    },
    load() {
      return new Promise((resolve) => {
        const stop = phone.onApp(() => {
          stop();
          isClosed = false;
          resolve();
        });
        // A page that is still loading can't be reloaded, but opened again.
        if (hasApp()) frame.reload();
        else frame.open(phone.settings().route);
      });
    },
    async settle() {
      if (!hasApp()) return;
      await settlePage(phone, network).catch(() =>
        recorder?.unsupported('The page did not settle.'),
      );
    },
    observe() {
      const now = observation();
      if (now === null) return;
      hasSettled = true;
      recorder?.observed(now);
    },
    observation,
  };
}
