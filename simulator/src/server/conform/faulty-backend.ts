import type { ConformOptions } from '@cangkir/tooling/conform';
import { type ConformData, fixtureData } from '@cangkir/tooling/conform-data';
import { createBackend } from '../../backend/backend.ts';
import { copyOf } from '../../backend/copy-of.ts';
import { FIXTURES } from '../../backend/fixtures.ts';
import { createBackendServer } from '../backend/create-backend-server.ts';
import { listen } from '../backend/listen.ts';
import { createLog } from '../backend/log.ts';
import { nodeClock, nodeRandom } from '../backend/node-ports.ts';
import { allowsPage } from './allows-page.ts';
import type { Plug } from './plugs.ts';

/** A backend by HTTP, in this process. */
export interface FaultyBackend {
  readonly origin: URL;
  readonly readCode: ConformOptions['readCode'];
  close(): Promise<void>;
}

/** The campaign with one voucher left. */
const LAST = 'serba-9rb';

/** The data of this backend. */
export function faultyBackendData(): ConformData {
  const { people, things } = fixtureData();
  return { people, things: { ...things, 'claim.last': LAST } };
}

const HOST = '127.0.0.1';

/**
 * Starts our backend with fresh data, of which nothing is kept.
 *
 * @param wrong Leaves it as it is by default.
 */
export async function startFaultyBackend(
  wrong: Plug = (request, next) => next(request),
): Promise<FaultyBackend> {
  const backend = createBackend({
    clock: nodeClock,
    random: nodeRandom,
    state: stateWithLast(),
    webHost: 'localhost',
  });
  const codes = new Map<string, string>();
  backend.on('sms', ({ phone, code }) => void codes.set(phone, code));
  const { server, close } = createBackendServer({
    backend: {
      ...backend,
      handle: (request) =>
        wrong(request, (asked) => allowsPage(asked, backend.handle, backend), backend),
    },
    commit: async () => {},
    isBehindProxy: false,
    host: HOST,
    build: '',
    log: createLog('json', () => {}, nodeClock),
    onBreakdown: () => {},
  });
  const port = await listen(server, HOST, 0);
  return {
    origin: new URL(`http://${HOST}:${port}`),
    async readCode(phone, sent) {
      await sent;
      return codes.get(phone) ?? '';
    },
    close: () => close(0),
  };
}

/** The everyday data, with one voucher left in a campaign. */
function stateWithLast() {
  const state = copyOf(FIXTURES.everyday.create(nodeClock.now()));
  const campaign = state.campaigns[LAST];
  if (campaign === undefined) throw new Error(`The fixture has no campaign ${LAST}.`);
  campaign.stock = 1;
  return state;
}
