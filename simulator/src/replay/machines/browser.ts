import { type Clipboard, fail, type Scanner, type Sharing, succeed } from '@cangkir/core';
import type { SimulatedPerson } from '../person.ts';

/** The browser's own ways where the native app has none. */
export interface Browser {
  readonly sharing: Sharing;
  readonly scanner: Scanner;
  readonly clipboard: Clipboard;
}

export function createBrowser(person: Pick<SimulatedPerson, 'ask'>): Browser {
  return {
    sharing: {
      async share() {
        const answer = await person.ask('share');
        return answer === null ? fail({ kind: 'declined' }) : succeed(undefined);
      },
    },
    scanner: {
      async scan() {
        const answer = await person.ask('scan');
        return answer === null ? fail({ kind: 'declined' }) : succeed(answer);
      },
    },
    clipboard: { copy: async () => true },
  };
}
