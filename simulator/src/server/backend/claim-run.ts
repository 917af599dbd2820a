import { ENDPOINTS, type EndpointName, HEADERS, type InputOf } from '@cangkir/api';
import { sha256Hex, sign, signingTime } from '@cangkir/core';
import { createBackend } from '../../backend/backend.ts';
import type { BackendRequest } from '../../backend/backend.types.ts';
import { nodeClock, nodeRandom } from './node-ports.ts';
import { createPeople, personAt, RUSH_CAMPAIGN, rushState } from './people.ts';
import { saveChanges } from './save-changes.ts';
import { openStore } from './store.ts';

/** How many people ask at once: they share a sync. */
const AT_ONCE = 50;

/** Fills a new file with people who have not claimed, and a voucher for each. */
export function prepareFile(file: string, people: number): void {
  const store = openStore(file);
  store.save(rushState(createPeople(people), people));
  store.close();
}

/** Runs a backend with its file, as the server does but without HTTP. People claim one after another. */
export function startClaimRun(file: string) {
  const store = openStore(file);
  const state = store.load();
  if (state === null) throw new Error('The file has no people.');
  const backend = createBackend({
    clock: nodeClock,
    random: nodeRandom,
    state,
    webHost: 'localhost',
  });
  const commit = saveChanges(backend, store, false);
  let next = 0;

  async function askTogether(count: number, request: () => BackendRequest): Promise<number> {
    await Promise.all(
      Array.from({ length: count }, async () => {
        await backend.handle(request());
        await commit();
      }),
    );
    return count;
  }

  return {
    claim: (count = AT_ONCE) =>
      askTogether(count, () => {
        const { token, browserId } = personAt(next);
        next += 1;
        return requestOf('claim', { activityCode: RUSH_CAMPAIGN, browserId }, { token });
      }),
    look: () =>
      askTogether(AT_ONCE, () =>
        requestOf('campaign', { activityCode: RUSH_CAMPAIGN }, { token: personAt(0).token }),
      ),
    claims: () => backend.peek().claims.length,
    close: store.close,
  };
}

interface Requester {
  readonly token: string;
  /** The idempotency key; the token by default. */
  readonly key?: string;
  readonly now?: number;
}

/** A request as the app signs it. */
export function requestOf<Name extends EndpointName>(
  name: Name,
  input: InputOf<Name>,
  { token, key = token, now = nodeClock.now() }: Requester,
): BackendRequest {
  const { method, path } = ENDPOINTS[name];
  const time = signingTime(now);
  const data = { ...input, time, sign: sign(input, time, token, sha256Hex) };
  const texts = Object.entries(data).map(([key, value]) => [key, String(value)]);
  return {
    method,
    path,
    query: method === 'GET' ? Object.fromEntries(texts) : {},
    headers: { [HEADERS.token]: token, [HEADERS.idempotencyKey]: key },
    body: JSON.stringify(data),
  };
}
