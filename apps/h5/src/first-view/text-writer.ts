import type { WriteTexts } from './first-views.types.ts';

/**
 * The id of the template at the end of the page with the script that sets `writeTexts`. There, a browser neither runs nor
 * reads it until it is needed.
 */
export const TEXT_WRITER_ID = 'text-writer';

/** Resolves with what writes early answers into first views, once the page is complete; undefined if it was cut short. */
export async function readTextWriter(): Promise<WriteTexts | undefined> {
  await pageComplete();
  if (window.writeTexts === undefined) {
    const template = document.getElementById(TEXT_WRITER_ID);
    if (template instanceof HTMLTemplateElement) document.head.append(template.content);
  }
  return window.writeTexts;
}

/** Does not wait for the app's own script, as `DOMContentLoaded` does. */
function pageComplete(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('readystatechange', () => resolve(), { once: true });
  });
}
