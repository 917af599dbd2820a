/**
 * Installs the host in the app's window: before every script of the app, and again after a reload. A page outside the
 * simulator's frame continues without it.
 */
const HOST_SCRIPT = '<script>parent.__SIM__?.install(window)</script>';

const HEAD = /<head(?:\s[^>]*)?>/i;

/** The app's HTML has no place for the host's script. */
export class NoHeadError extends Error {
  override readonly name = 'NoHeadError';

  constructor() {
    super('The host was not added: the app’s HTML has no <head> tag. Write one.');
  }
}

/**
 * Adds the host's script as the first one in the app's head. A policy in a `<meta>` applies to what follows it, so the
 * app runs under its own, unchanged.
 *
 * @throws NoHeadError
 */
export function addHostScript(html: string): string {
  if (!HEAD.test(html)) throw new NoHeadError();
  return html.replace(HEAD, (head) => head + HOST_SCRIPT);
}
