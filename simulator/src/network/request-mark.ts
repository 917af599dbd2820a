import * as v from 'valibot';
import type { PhoneName } from '../settings/settings.ts';
import { overrideProperty } from '../shared/override-property.ts';
import { parseJson } from '../shared/parse-json.ts';
import { createPageLoads, type PageLoads } from './page-loads.ts';
import { BEGUN_HEADER, ROUND_TRIP_PATH } from './round-trip-path.ts';

/** Identifies a phone's request. The simulator removes it. */
const MARK_HEADER = 'x-simulator-request';

/** What a round trip answers. */
const ADDRESSES = v.array(v.string());

/** Identifies a request of a phone. */
export interface RequestMark {
  readonly sender: string;
  readonly id: string;
}

/** Removes the mark from the headers of a request, if any. */
export function readRequestMark(headers: Headers): {
  readonly mark: Partial<RequestMark>;
  readonly headers: Readonly<Record<string, string>>;
} {
  const { [MARK_HEADER]: text, ...rest } = Object.fromEntries(headers);
  const [sender, id] = text?.split(' ') ?? [];
  return { mark: sender && id ? { sender, id } : {}, headers: rest };
}

/** What is used of a page's window. */
interface RequestingPage extends Pick<typeof globalThis, 'fetch' | 'Request' | 'performance'> {
  readonly crypto: { readonly subtle: Pick<SubtleCrypto, 'digest'> };
  addEventListener(type: 'pagehide', listener: () => void, options: { once: true }): void;
}

/** The requests of a phone's page. */
export interface MarkedRequests {
  /** The ids of the pending requests. */
  pending(): readonly string[];
  /** Whether the page is preparing a request, such as its signature. */
  isPreparing(): boolean;
  /** Whether the page may still be loading parts of the app, as far as the last round trip knows. */
  isLoading(): boolean;
  /** Whether a load has begun, as far as the last round trip knows, or ended since the last call. */
  haveLoadsChanged(): boolean;
  /** How many requests and signatures have begun and ended. */
  changes(): number;
  /** Asks the service worker what the page has begun to load. */
  roundTrip(): Promise<void>;
  /** Marks the page's requests from now on. */
  install(page: RequestingPage): void;
}

/** The pending work of one page. A closed page may still start something, which nobody waits for. */
interface PageWork {
  readonly pending: Set<string>;
  /** Null before the first page. */
  readonly loads: PageLoads | null;
  making: number;
  changes: number;
}

export function markRequests(phone: PhoneName, nextId: () => string): MarkedRequests {
  let work: PageWork = { pending: new Set(), loads: null, making: 0, changes: 0 };
  let fetchRoundTrip = async () => {};

  /** Forgets the previous page's requests. */
  function beginPage(page: RequestingPage): void {
    const loads = createPageLoads(page, () => performance.now());
    work = { pending: new Set(), loads, making: 0, changes: 0 };
  }

  function markFetch(page: RequestingPage, fetch: typeof globalThis.fetch): void {
    const ofThisPage = work;
    const { pending } = ofThisPage;
    overrideProperty(page, 'fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new page.Request(input, init);
      const id = nextId();
      request.headers.set(MARK_HEADER, `${phone} ${id}`);
      pending.add(id);
      ofThisPage.changes += 1;
      function end(): void {
        pending.delete(id);
        ofThisPage.changes += 1;
      }
      try {
        const response = await fetch.call(page, request);
        // It has arrived once its body has; the page reads its own copy.
        response.clone().arrayBuffer().then(end, end);
        return response;
      } catch (error) {
        end();
        throw error;
      }
    });
  }

  function countMaking({ crypto: { subtle } }: RequestingPage): void {
    const { digest } = subtle;
    const ofThisPage = work;
    overrideProperty(subtle, 'digest', (algorithm: AlgorithmIdentifier, data: BufferSource) => {
      ofThisPage.making += 1;
      ofThisPage.changes += 1;
      return digest.call(subtle, algorithm, data).finally(() => {
        ofThisPage.making -= 1;
        ofThisPage.changes += 1;
      });
    });
  }

  return {
    pending: () => [...work.pending],
    isPreparing: () => work.making > 0,
    haveLoadsChanged: () => work.loads?.haveChanged() ?? false,
    changes: () => work.changes,
    isLoading: () => work.loads?.arePending() ?? false,
    roundTrip: () => fetchRoundTrip(),
    install(page) {
      const { fetch } = page;
      beginPage(page);
      const { loads } = work;
      // A page that is gone never hears of its requests.
      const gone = new Promise<void>((resolve) => {
        page.addEventListener('pagehide', () => resolve(), { once: true });
      });
      async function readLoads(): Promise<void> {
        const { headers } = await fetch.call(page, ROUND_TRIP_PATH);
        const begun = parseJson(headers.get(BEGUN_HEADER) ?? '');
        for (const address of v.parse(ADDRESSES, begun)) loads?.began(address);
      }
      fetchRoundTrip = () => Promise.race([gone, readLoads().catch(() => {})]);
      markFetch(page, fetch);
      countMaking(page);
    },
  };
}
