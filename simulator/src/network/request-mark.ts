import type { PhoneName } from '../settings/settings.ts';
import { overrideProperty } from '../shared/override-property.ts';
import { createPageLoads, type PageLoads } from './page-loads.ts';
import { ROUND_TRIP_PATH } from './round-trip-path.ts';

/** The header that says which request of which phone it is. It ends at the simulator. */
const MARK_HEADER = 'x-simulator-request';

/** Which request of which phone it is. */
export interface RequestMark {
  readonly sender: string;
  readonly id: string;
}

/** Takes the mark off the headers of a request, where it has one. */
export function readRequestMark(headers: Headers): {
  readonly mark: Partial<RequestMark>;
  readonly headers: Readonly<Record<string, string>>;
} {
  const { [MARK_HEADER]: text, ...rest } = Object.fromEntries(headers);
  const [sender, id] = text?.split(' ') ?? [];
  return { mark: sender && id ? { sender, id } : {}, headers: rest };
}

/** What a phone's page asks for. */
export interface MarkedRequests {
  /** The ids of the requests that are under way. */
  underWay(): readonly string[];
  /** Tells whether the page makes something, such as a signature, that it will send. */
  isMaking(): boolean;
  /** A page, be it that of another phone, loads a part of itself from an address. */
  loadBegan(address: string): void;
  /** Tells whether the page may still be loading a part of itself. */
  isLoading(): boolean;
  /** How many parts have begun to be loaded since the page is there. */
  loadCount(): number;
  /** Resolves when all that the page had asked for before has arrived here. */
  roundTrip(): Promise<void>;
  /** Marks what a page asks for from here on. */
  install(page: Window & typeof globalThis): void;
}

/** What one page has under way. A page that is over may still begin something, which nobody waits for. */
interface PageWork {
  readonly underWay: Set<string>;
  /** Null before there is a page. */
  readonly loads: PageLoads | null;
  making: number;
}

export function markRequests(phone: PhoneName): MarkedRequests {
  let lastId = 0;
  let work: PageWork = { underWay: new Set(), loads: null, making: 0 };
  let fetchRoundTrip = async () => {};

  /** What a page that is over had asked for is not asked by the next. */
  function beginPage(page: Window & typeof globalThis): void {
    const loads = createPageLoads(page, () => pagesBeside(page), machineNow);
    work = { underWay: new Set(), loads, making: 0 };
  }

  function markFetch(page: Window & typeof globalThis, fetch: typeof globalThis.fetch): void {
    const { underWay } = work;
    overrideProperty(page, 'fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new page.Request(input, init);
      lastId += 1;
      const id = String(lastId);
      request.headers.set(MARK_HEADER, `${phone} ${id}`);
      underWay.add(id);
      const end = () => void underWay.delete(id);
      try {
        const response = await fetch.call(page, request);
        // It has arrived when its body has, which the page reads by itself.
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
    underWay: () => [...work.underWay],
    isMaking: () => work.making > 0,
    loadBegan: (address) => work.loads?.began(address),
    loadCount: () => work.loads?.count() ?? 0,
    isLoading: () => work.loads?.areUnderWay() ?? false,
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

/** The pages that the other frames of the desk show, as far as they are of this origin. */
function pagesBeside(page: Window): readonly Window[] {
  return [...document.querySelectorAll('iframe')]
    .flatMap(({ contentDocument }) => contentDocument?.defaultView ?? [])
    .filter((shown) => shown !== page);
}

/** As fine as the times at which pages say that they began to load something. */
function machineNow(): number {
  return performance.timeOrigin + performance.now();
}
