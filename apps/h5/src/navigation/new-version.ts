/** The address of the app's entry in its HTML. A build has its own. */
const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;

/**
 * Whether the server has another build than this page. After a deployment, an open page may miss files. False if the
 * server does not say.
 */
export async function hasNewVersion(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  try {
    const page = await fetch(location.pathname, { cache: 'no-store' });
    const served = ENTRY.exec(await page.text())?.[1];
    return served !== undefined && served !== own;
  } catch {
    return false;
  }
}
