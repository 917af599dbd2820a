import type { NativeHost } from '../native-host.ts';
import type { Locator } from './locator.ts';

/** Uses the location of the native app if there is one, else the browser's (specification, section 6). */
export function locateAnywhere(native: Pick<NativeHost, 'locate'>, browser: Locator): Locator {
  return {
    async locate() {
      const located = await native.locate();
      if (located.ok) return located.value;
      return located.failure.kind === 'declined' ? null : browser.locate();
    },
  };
}
