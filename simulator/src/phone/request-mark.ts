import { overrideProperty } from '../host/property.ts';
import { ROUND_TRIP_PATH } from '../network/round-trip-path.ts';
import type { PhoneName } from '../settings/settings.ts';

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

/** The requests of a phone's page. */
export interface MarkedRequests {
  /** The ids of those that are under way. */
  underWay(): readonly string[];
  /** Tells whether the page makes something, such as a signature, that it will send. */
  isMaking(): boolean;
  /** Resolves when all that the page had asked for before has arrived here. */
  roundTrip(): Promise<void>;
  /** Marks what a page asks for from here on. */
  install(page: Window & typeof globalThis): void;
}

export function markRequests(phone: PhoneName): MarkedRequests {
  let underWay = new Set<string>();
  let lastId = 0;
  let making = 0;
  let fetchRoundTrip = async () => {};

  return {
    underWay: () => [...underWay],
    isMaking: () => making > 0,
    roundTrip: () => fetchRoundTrip(),
    install(page) {
      const { fetch } = page;
      // What a page that is over had asked for is not asked by the next.
      const ofThisPage = new Set<string>();
      underWay = ofThisPage;
      fetchRoundTrip = async () => {
        await fetch.call(page, ROUND_TRIP_PATH).catch(() => {});
      };
      making = 0;
      const { subtle } = page.crypto;
      const { digest } = subtle;
      overrideProperty(subtle, 'digest', (algorithm: AlgorithmIdentifier, data: BufferSource) => {
        making += 1;
        return digest.call(subtle, algorithm, data).finally(() => {
          making -= 1;
        });
      });
      overrideProperty(page, 'fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
        const request = new page.Request(input, init);
        lastId += 1;
        const id = String(lastId);
        request.headers.set(MARK_HEADER, `${phone} ${id}`);
        ofThisPage.add(id);
        try {
          return await fetch.call(page, request);
        } finally {
          ofThisPage.delete(id);
        }
      });
    },
  };
}
