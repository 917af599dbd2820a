import { expect, test } from 'vitest';
import { nodeSha256 } from '../cli/node-sha256.ts';
import type { Driver } from '../replay/driver.ts';
import { machinesDriver } from '../replay/machines/machines-driver.ts';
import { corpusOf } from './corpus.ts';
import { explore, type Found } from './explore.ts';
import type { Broken } from './scene.ts';
import { createWatchedMachines, type WatchedDriver } from './watched-machines.ts';

/** Screens on which every step breaks a law. */
function screensThatBreak(broken: Broken): WatchedDriver {
  return {
    async open(scenario) {
      const stage = await machinesDriver.open(scenario);
      return {
        ...stage,
        hasBroken: () => true,
        broken: () => broken,
        perform: async () => ({ pointer: '', message: broken.message }),
      };
    },
  };
}

async function foundOn(broken: Broken, plain: Driver): Promise<Found | undefined> {
  const { found } = await explore({
    seed: 1,
    corpus: corpusOf([]),
    machines: createWatchedMachines({ hash: nodeSha256, takeUncaught: () => null }),
    screens: { driver: screensThatBreak(broken), plain, everyNth: 1 },
    shouldGoOn: (walks) => walks < 1,
    stopsAtFirst: true,
    onFound: () => {},
  });
  return found[0];
}

test('says that the file passes of what no scenario can expect', async () => {
  const broken = { message: 'The screen scrolls sideways.', expectation: null };
  expect(await foundOn(broken, machinesDriver)).toMatchObject({ shownBy: null });
});

test('says that only a browser shows what a screen alone breaks', async () => {
  const expectation = { do: 'expect', actor: 'app', state: 'nowhere' };
  const broken = { message: 'In the page, app is not as on the machines alone.', expectation };
  expect(await foundOn(broken, machinesDriver)).toMatchObject({ shownBy: 'browser' });
});
