import type { PhoneName } from '../settings/settings.ts';
import { overrideProperty } from '../shared/override-property.ts';
import { createPageLoads, type PageLoads } from './page-loads.ts';
import { ROUND_TRIP_PATH } from './round-trip-path.ts';

/** Identifies a phone's request. The simulator removes it. */
const MARK_HEADER = 'x-simulator-request';

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

/** The requests of a phone's page. */
export interface MarkedRequests {
  /** The ids of the pending requests. */
  pending(): readonly string[];
  /** Whether the page is preparing a request, such as its signature. */
  isPreparing(): boolean;
  /** A page, possibly another phone's, starts to load a resource from an address. */
  loadBegan(address: string): void;
  /** Whether the page may still be loading resources. */
  isLoading(): boolean;
  /** The number of loads started since the page opened. */
  loadCount(): number;
  /** Resolves when all of the page's earlier requests have arrived here. */
  roundTrip(): Promise<void>;
  /** Marks the page's requests from now on. */
  install(page: Window & typeof globalThis): void;
}

/** The pending work of one page. A closed page may still start something, which nobody waits for. */
interface PageWork {
  readonly pending: Set<string>;
  /** Null before the first page. */
  readonly loads: PageLoads | null;
  making: number;
}

export function markRequests(phone: PhoneName): MarkedRequests {
  let lastId = 0;
  let work: PageWork = { pending: new Set(), loads: null, making: 0 };
  let fetchRoundTrip = async () => {};

  /** Forgets the previous page's requests. */
  function beginPage(page: Window & typeof globalThis): void {
    const loads = createPageLoads(page, () => pagesBeside(page), machineNow);
    work = { pending: new Set(), loads, making: 0 };
  }

  function markFetch(page: Window & typeof globalThis, fetch: typeof globalThis.fetch): void {
    const { pending } = work;
    overrideProperty(page, 'fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new page.Request(input, init);
      lastId += 1;
      const id = String(lastId);
      request.headers.set(MARK_HEADER, `${phone} ${id}`);
      pending.add(id);
      const end = () => void pending.delete(id);
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

  function countMaking({ crypto: { subtle } }: Window): void {
    const { digest } = subtle;
    const ofThisPage = work;
    overrideProperty(subtle, 'digest', (algorithm: AlgorithmIdentifier, data: BufferSource) => {
      ofThisPage.making += 1;
      return digest.call(subtle, algorithm, data).finally(() => {
        ofThisPage.making -= 1;
      });
    });
  }

  return {
    pending: () => [...work.pending],
    isPreparing: () => work.making > 0,
    loadBegan: (address) => work.loads?.began(address),
    loadCount: () => work.loads?.count() ?? 0,
    isLoading: () => work.loads?.arePending() ?? false,
    roundTrip: () => fetchRoundTrip(),
    install(page) {
      const { fetch } = page;
      beginPage(page);
      fetchRoundTrip = async () => {
        await fetch.call(page, ROUND_TRIP_PATH).catch(() => {});
      };
      markFetch(page, fetch);
      countMaking(page);
    },
  };
}

/** The other frames' pages on this origin. */
function pagesBeside(page: Window): readonly Window[] {
  return [...document.querySelectorAll('iframe')]
    .flatMap(({ contentDocument }) => contentDocument?.defaultView ?? [])
    .filter((shown) => shown !== page);
}

/** As precise as the resource timings of pages. */
function machineNow(): number {
  return performance.timeOrigin + performance.now();
}
