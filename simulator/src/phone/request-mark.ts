import { overrideProperty } from '../host/property.ts';
import type { PhoneName } from '../settings/settings.ts';

/** The header that says which phone a request comes from. It ends at the simulator. */
export const PHONE_HEADER = 'x-simulator-phone';

/** Marks the requests of a phone, and counts those that are under way. */
export function markRequests(phone: PhoneName): {
  underWay(): number;
  install(page: Window & typeof globalThis): void;
} {
  let underWay = 0;

  return {
    underWay: () => underWay,
    install(page) {
      const { fetch } = page;
      let isOver = false;
      underWay = 0;
      page.addEventListener('pagehide', () => {
        isOver = true;
      });
      overrideProperty(page, 'fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
        const request = new page.Request(input, init);
        request.headers.set(PHONE_HEADER, phone);
        underWay += 1;
        try {
          return await fetch.call(page, request);
        } finally {
          // What a page that is over had asked for is not asked by the next.
          if (!isOver) underWay -= 1;
        }
      });
    },
  };
}
