import type { Browser } from '../../platform/browser/browser.ts';
import { encodeText } from '../../platform/text/encode-text.ts';

/**
 * An address that opens a place in the phone's own maps: a search for its name, as people look for a
 * place by that. The name is untrusted, and encoded. Null on a desktop, which has no such app.
 */
export function mapAddress(place: string, system: Browser['system']): string | null {
  const query = encodeText(place);
  switch (system) {
    case 'android':
      return `geo:0,0?q=${query}`;
    // iPhones do not know geo addresses.
    case 'ios':
      return `maps://?q=${query}`;
    case 'desktop':
      return null;
  }
}
