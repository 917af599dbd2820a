import type { ActivityCounter } from '../../inspection/count-activity.ts';
import type { Network } from '../../network/network.ts';
import type { Phone } from '../../phone/create-phone.ts';
import { turn } from '../../shared/turn.ts';
import { StageError } from '../driver.ts';
import { isLoadingPage } from '../is-loading-page.ts';
import { messageOn } from '../on-stage.ts';

/** The parts of a phone that show whether its page has settled. */
type RestingPhone = Pick<Phone, 'name' | 'app' | 'requests' | 'screen'>;

type RestingNetwork = Pick<Network, 'holds'>;

/** Turns of the page in which an input or an answer begins what follows from it, and is rendered. */
const QUIET_TURNS = 12;

/** How many quiet rounds it takes after parts of the app have arrived, which the page then reads and runs. */
const READING_ROUNDS = 3;

/** Turns of the microtask queue in which the machines receive what a fired timer caused. */
const MICROTASK_TURNS = 10;

/** Frames in which a page adds nothing to its screen once it is whole: a long one is rendered a part at a time. */
const STILL_FRAMES = 4;

/** How many frames are waited for a screen that always adds something. */
const MAX_FRAMES = 300;

/** How long a page may take to settle, in this machine's time. */
const SETTLE_TIMEOUT_MS = 30_000;

/**
 * Waits, in real time, until all has settled in a phone's page that needs no time of the clock to pass.
 *
 * @throws StageError where it does not settle.
 */
export async function settlePage(phone: RestingPhone, network: RestingNetwork): Promise<void> {
  const end = performance.now() + SETTLE_TIMEOUT_MS;
  const { requests } = phone;
  let needed = 1;
  for (let quiet = 0; quiet < needed; ) {
    if (performance.now() > end) throw restless(phone, network);
    const changes = requests.changes();
    await turns();
    await requests.roundTrip();
    const hasLoaded = requests.haveLoadsChanged();
    if (hasLoaded) needed = READING_ROUNDS;
    const isQuiet = !hasLoaded && requests.changes() === changes;
    quiet = isQuiet && unrestOf(phone, network) === null ? quiet + 1 : 0;
  }
}

/** Ends what moves into its place or out of it, as motion keeps real time: a dialog that was closed is gone. */
export function endTransitions({ frame }: Pick<Phone, 'frame'>): void {
  const page = frame.window();
  if (page === null) return;
  for (const motion of page.document.getAnimations()) {
    if (motion instanceof page.CSSTransition) motion.finish();
  }
}

async function turns(): Promise<void> {
  for (let count = 0; count < QUIET_TURNS; count += 1) await turn();
}

/**
 * Waits until the screen shows the machines' states. Some parts, such as those with `content-visibility`, show only
 * after a whole frame, which a hidden page does not render.
 */
export async function rendered(): Promise<void> {
  await turns();
  if (document.visibilityState === 'hidden') return;
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
}

/** The same, and that all of a long screen is there. */
export async function wholeRendered(page: Window & typeof globalThis): Promise<void> {
  await rendered();
  let still = 0;
  const changes = new page.MutationObserver(() => {
    still = 0;
  });
  changes.observe(page.document, { subtree: true, childList: true });
  for (let frames = 0; still < STILL_FRAMES && frames < MAX_FRAMES; frames += 1) {
    still += 1;
    await (page.document.visibilityState === 'hidden'
      ? turns()
      : new Promise(page.requestAnimationFrame));
  }
  changes.disconnect();
}

/**
 * The same after a timer rang. A timer of the screen alone, such as that of a countdown, reaches no machine
 * and sends nothing: there is nothing to wait for, and in a day it rings 86,400 times.
 */
export function createTimerSettling(
  phone: RestingPhone,
  network: RestingNetwork,
  activity: () => ActivityCounter | null,
) {
  let heard = 0;
  return async () => {
    for (let turn = 0; turn < MICROTASK_TURNS; turn += 1) await Promise.resolve();
    const count = activity()?.count() ?? 0;
    if (count === heard && unrestOf(phone, network) === null) return;
    await settlePage(phone, network);
    heard = activity()?.count() ?? 0;
  };
}

/** What a page is about to do that needs no time of the clock, in words; null where it rests. */
function unrestOf(phone: RestingPhone, network: RestingNetwork): string | null {
  const { requests } = phone;
  const areHeld = requests.pending().every((id) => network.holds(phone.name, id));
  if (!areHeld) return 'a request is under way';
  if (requests.isPreparing()) return 'a request is being signed';
  if (requests.isLoading()) return 'a part of the app is being loaded';
  const app = phone.app();
  // A page that is being loaded has none yet; one that was left has none any more.
  if (app === null)
    return phone.screen.getSnapshot().context.content.kind === 'page'
      ? 'the app has not started'
      : null;
  return isLoadingPage(app) ? 'the machines are being loaded' : null;
}

function restless(phone: RestingPhone, network: RestingNetwork): StageError {
  const unrest = unrestOf(phone, network) ?? 'something always starts again';
  const text = `The page did not settle within 30 s of real time: ${unrest}.`;
  return new StageError({ pointer: '', message: messageOn(phone.name, text) });
}
