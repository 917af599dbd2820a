import { type App, type PageName, pageStep, type RunningPage } from '@cangkir/core';

/** Whether all early answers have arrived. */
export interface EarlyArrival {
  readonly hasArrived: boolean;
}

/** Follows the early answers of the page, if there are any. */
export function followEarlyAnswers({ earlyAnswers }: Pick<Window, 'earlyAnswers'>): EarlyArrival {
  const arrival = { hasArrived: false };
  void earlyAnswers?.then(async (answers) => {
    const arrived = await Promise.allSettled(answers.map(({ response }) => response));
    arrival.hasArrived =
      arrived.length > 0 && arrived.every(({ status }) => status === 'fulfilled');
  });
  return arrival;
}

/** Resolves once the current page has read what it shows, has failed, or turns out to have nothing to read. */
export function pageRead({ root }: Pick<App, 'root'>): Promise<void> {
  return new Promise((resolve) => {
    function check(): void {
      if (isReading(root.getSnapshot())) return;
      inspection.unsubscribe();
      resolve();
    }
    const inspection = root.system.inspect(check);
    check();
  });
}

function isReading(app: ReturnType<App['root']['getSnapshot']>): boolean {
  const { page } = app.context;
  // A crashed machine takes the root down with it.
  if (app.status !== 'active') return false;
  const isOnItsWay = app.matches('loadingPage') || app.matches('awaitingLogin');
  return isOnItsWay || (page !== null && isLoading(page));
}

function isLoading<Name extends PageName>({ actor, featureOf, view }: RunningPage<Name>): boolean {
  const snapshot = actor.getSnapshot();
  const feature = featureOf(snapshot);
  const step = feature === null ? pageStep(snapshot) : view(feature.getSnapshot());
  return step?.step === 'loading';
}
