import type { Network } from '../../network/network.ts';
import type { Phone } from '../../phone/create-phone.ts';
import { StageError } from '../driver.ts';

/** How often in a row nothing must be under way: what ended last may have begun something new. */
const QUIET_TURNS = 2;

/** How long a page may take for what needs no time of the clock: milliseconds of this machine. */
const PATIENCE = 30_000;

const RESTLESS = { pointer: '', words: 'The page did not come to rest within 30 s of real time.' };

/**
 * Waits, in real time, until all has settled in a phone's page that needs no time of the clock to pass.
 *
 * @throws StageError where it does not come to rest.
 */
export async function settlePage(phone: Phone, network: Network): Promise<void> {
  const end = performance.now() + PATIENCE;
  for (let quiet = 0; quiet < QUIET_TURNS; ) {
    if (performance.now() > end) throw new StageError(RESTLESS);
    await turn();
    await phone.requests.roundTrip();
    quiet = isAtRest(phone, network) ? quiet + 1 : 0;
  }
}

/** A turn of the page's own queue, after what is in it now. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

function isAtRest(phone: Phone, network: Network): boolean {
  const areHeld = phone.requests.underWay().every((id) => network.holds(phone.name, id));
  return areHeld && network.loadsUnderWay() === 0 && !isLoadingPart(phone);
}

function isLoadingPart(phone: Phone): boolean {
  const machines = phone.app()?.machines.get();
  return (
    machines?.waiting === true || machines?.root?.getSnapshot().matches('loadingPage') === true
  );
}
