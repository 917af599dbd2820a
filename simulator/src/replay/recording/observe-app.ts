import { type App, parseLanguage } from '@cangkir/core';
import { observeMachines } from '@cangkir/core/health';
import type { PhoneRecorder } from './recorder.ts';

/** An observer of the app of a page. */
export interface AppObserver {
  /** Whether the machines process an event now. A route that they open meanwhile is no input. */
  isProcessing(): boolean;
  stop(): void;
}

/** Records what a person does in the app of a page that has just loaded: events, and the language. */
export function observeApp(
  app: App,
  recorder: Pick<PhoneRecorder, 'pageLoaded' | 'eventSent' | 'did'>,
): AppObserver {
  recorder.pageLoaded();
  const machines = observeMachines(app.root, ({ actor, event, isIgnored }) =>
    recorder.eventSent(actor, event, isIgnored),
  );
  const stopLanguage = observeLanguage(app, (language) =>
    recorder.did({ do: 'choose-language', language }),
  );
  return {
    isProcessing: machines.isProcessing,
    stop() {
      machines.stop();
      stopLanguage();
    },
  };
}

type Language = ReturnType<App['language']>;

/** Calls `listener` when another language is stored. Returns the cleanup. */
function observeLanguage(
  { session: { global } }: App,
  listener: (language: Language) => void,
): () => void {
  let last = global.get().lan;
  return global.subscribe(({ lan }) => {
    if (lan === last) return;
    last = lan;
    const language = parseLanguage(lan ?? '');
    if (language !== null) listener(language);
  });
}
