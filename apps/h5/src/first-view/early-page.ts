import {
  type App,
  type Clock,
  type PageName,
  pageStep,
  type RunningPage,
  waitAtMost,
} from '@cangkir/core';

/** How long a first view stays for answers that have arrived: the body of one may stall. Milliseconds. */
const READ_LIMIT_MS = 500;

/**
 * Resolves with whether the page has early answers, once the headers of all have arrived. If one is lost, it has none: the
 * app asks again.
 */
export async function haveEarlyAnswers({
  earlyAnswers,
}: Pick<Window, 'earlyAnswers'>): Promise<boolean> {
  const answers = (await earlyAnswers) ?? [];
  const arrived = await Promise.allSettled(answers.map(({ response }) => response));
  return arrived.length > 0 && arrived.every(({ status }) => status === 'fulfilled');
}

type Root = Pick<App, 'root'>;
type RootSnapshot = ReturnType<App['root']['getSnapshot']>;

/** Resolves once the current page's code has arrived or has failed to, or the page turns out to have none. */
export function pageStarted(app: Root): Promise<void> {
  return untilNot((root) => root.matches('loadingPage'), app);
}

/**
 * Resolves once the current page has read what it shows, has failed, or turns out to have nothing to read; and after
 * {@link READ_LIMIT_MS}.
 *
 * @param readAhead What a screen without a machine reads.
 */
export function pageRead(
  app: Root,
  clock: Clock,
  readAhead: Promise<void> = Promise.resolve(),
): Promise<void> {
  return waitAtMost(READ_LIMIT_MS, Promise.all([untilNot(isReading, app), readAhead]), clock);
}

function untilNot(isStill: (app: RootSnapshot) => boolean, { root }: Root): Promise<void> {
  return new Promise((resolve) => {
    function check(): void {
      const app = root.getSnapshot();
      // A crashed machine takes the root down with it.
      if (app.status === 'active' && isStill(app)) return;
      inspection.unsubscribe();
      resolve();
    }
    const inspection = root.system.inspect(check);
    check();
  });
}

function isReading(app: RootSnapshot): boolean {
  const { page } = app.context;
  const isOnItsWay = app.matches('loadingPage') || app.matches('awaitingLogin');
  return isOnItsWay || (page !== null && isLoading(page));
}

function isLoading<Name extends PageName>({ actor, featureOf, view }: RunningPage<Name>): boolean {
  const snapshot = actor.getSnapshot();
  const feature = featureOf(snapshot);
  const step = feature === null ? pageStep(snapshot) : view(feature.getSnapshot());
  return step?.step === 'loading';
}
