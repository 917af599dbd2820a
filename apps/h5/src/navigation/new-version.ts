/** The address of the app's entry in its HTML. A build has its own. */
const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;

/** The app's HTML, as the server has it now. Null if the server does not say. */
export async function servedPage(): Promise<string | null> {
  try {
    const page = await fetch(location.pathname, { cache: 'no-store' });
    return page.ok ? await page.text() : null;
  } catch {
    return null;
  }
}

/**
 * Whether the server has another build than this page. After a deployment, an open page may miss files. False if the
 * server does not say.
 */
export async function hasNewVersion(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const served = ENTRY.exec((await servedPage()) ?? '')?.[1];
  return served !== undefined && served !== own;
}
