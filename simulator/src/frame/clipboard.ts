import { overrideProperty } from '../shared/override-property.ts';

/**
 * Lets the page copy, as a phone does. A browser refuses a frame that has no focus, as while a scenario runs; where it
 * allows it, the text is on the real clipboard, too.
 */
export function installClipboard(page: Window & typeof globalThis): void {
  const { clipboard }: { readonly clipboard?: Clipboard } = page.navigator;
  overrideProperty(page.navigator, 'clipboard', {
    async writeText(text: string) {
      void clipboard?.writeText(text).catch(() => {});
    },
  });
}
