import type { App, PageName, RunningPage } from '@cangkir/core';

/** Whether an early answer has arrived. */
export interface EarlyArrival {
  readonly hasArrived: boolean;
}

/** Follows the early answer of the page, if there is one. */
export function followEarlyAnswer({ earlyAnswer }: Pick<Window, 'earlyAnswer'>): EarlyArrival {
  const arrival = { hasArrived: false };
  const arrive = () => {
    arrival.hasArrived = true;
  };
  earlyAnswer?.then((early) => early?.response.then(arrive, () => {}));
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

function isLoading<Name extends PageName>({ actor, view }: RunningPage<Name>): boolean {
  return view(actor.getSnapshot()).step === 'loading';
}
