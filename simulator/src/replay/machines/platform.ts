import {
  fail,
  type NativeHost,
  type PageVisibility,
  type PlatformPorts,
  scanAnywhere,
  shareAnywhere,
  succeed,
} from '@cangkir/core';
import { hearAnswer, type Witness } from '@cangkir/core/health';
import type { SimulatedPerson } from '../person.ts';

/** The address in shared links. It leads nowhere. */
const ORIGIN = 'https://app.invalid';

/** The device and the browser of a simulated person, where the native app has no way of its own. */
export function createPlatform(
  person: Pick<SimulatedPerson, 'ask'>,
  native: NativeHost,
  visibility: PageVisibility,
  deviceId: string,
  witness: Pick<Witness, 'ask'>,
): PlatformPorts {
  async function scanned(): ReturnType<PlatformPorts['scanner']['scan']> {
    const answer = await person.ask('scan');
    return answer === null ? fail({ kind: 'declined' }) : succeed(answer);
  }

  async function shared(): ReturnType<PlatformPorts['sharing']['share']> {
    const answer = await person.ask('share');
    return answer === null ? fail({ kind: 'declined' }) : succeed(undefined);
  }

  return {
    clipboard: { copy: async () => true },
    device: { identify: async () => deviceId },
    links: { linkTo: (route) => `${ORIGIN}/#${route}` },
    scanner: scanAnywhere(native, {
      scan: () => hearAnswer(witness, 'scan', scanned()),
    }),
    sharing: shareAnywhere(native, {
      share: () => hearAnswer(witness, 'share', shared()),
    }),
    visibility,
  };
}
