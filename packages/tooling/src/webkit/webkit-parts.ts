import { spawnSync } from 'node:child_process';
import { installDebianPackages } from '../debian-packages.ts';

/** What Debian and its derivatives call the parts. */
const PACKAGES = ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'];

/** The system's Python: another one may lack the bindings. */
export const PYTHON = '/usr/bin/python3';

/** A command of each part that ends at once where the part is installed. */
const CHECKS = [
  ['WebKitWebDriver', '--help'],
  ['Xvfb', '-help'],
  [PYTHON, '-c', "import gi; gi.require_version('WebKit2', '4.1')"],
] as const;

/** What to do where {@link ensureWebKit} could not install it. */
export const INSTALL_WEBKIT = `WebKit is not installed. On Debian or a derivative, install it with

    sudo apt-get install --no-install-recommends ${PACKAGES.join(' ')}

On another Linux, install what has WebKitWebDriver, Xvfb, and Python's bindings of WebKit2 4.1. macOS and Windows have
no WebKitGTK.`;

/** Whether WebKit is installed. Otherwise installs it first, as root on Debian or a derivative. */
export function ensureWebKit(): boolean {
  if (isInstalled()) return true;
  installDebianPackages(PACKAGES);
  return isInstalled();
}

function isInstalled(): boolean {
  return CHECKS.every(
    ([program, ...args]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0,
  );
}
