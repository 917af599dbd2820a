import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { installDebianPackages } from './debian-packages.ts';

/** Names a Chromium that takes precedence over every other. */
const PATH_VARIABLE = 'CHROMIUM_PATH';

/** Debian's Chromium without a window, which does the work of the tests in two thirds of the time. */
const SHELL = 'chromium-headless-shell';

const isRoot = process.getuid?.() === 0;

/**
 * The flags of Chromium wherever we start it. Disables the sandbox only where it cannot work: under root, and in the
 * container of an automated run. The other flags stop the browser's own network traffic.
 */
export const CHROMIUM_FLAGS: readonly string[] = [
  ...(isRoot || process.env['CI'] ? ['--no-sandbox', '--disable-dev-shm-usage'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--no-first-run',
];

/**
 * Those of benchmarks, whose server has a certificate that nobody has signed. With DevTools attached, the engine reads
 * scripts again for the lines of each error that is made, which costs a slow phone up to 140 ms: it notes all at once.
 */
export const BENCH_FLAGS: readonly string[] = [
  ...CHROMIUM_FLAGS,
  '--ignore-certificate-errors',
  '--js-flags=--no-enable-lazy-source-positions',
];

const SELDOM_GARBAGE = '--js-flags=--min-semi-space-size=64';

/** Those of tests, whose speed nobody measures: the garbage of many short looks is collected seldom. */
export const LONG_TEST_FLAGS: readonly string[] = [...CHROMIUM_FLAGS, SELDOM_GARBAGE];

/** Those of tests with many short pages: nothing is compiled for speed that a page would not live to use. */
export const TEST_FLAGS: readonly string[] = [
  ...CHROMIUM_FLAGS,
  `${SELDOM_GARBAGE} --no-maglev --no-turbofan`,
];

/**
 * The path of an installed Chromium or Chrome: the one in `CHROMIUM_PATH`, else an installed one, else Playwright's
 * download; `undefined` if there is none. Without a window it prefers the headless shell.
 *
 * @throws Error if `CHROMIUM_PATH` names a file that does not exist.
 */
export function findChromium(isHeaded = false): string | undefined {
  const chosen = process.env[PATH_VARIABLE];
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`${PATH_VARIABLE} names ${chosen}, which does not exist. Correct or unset it.`);
  }
  const shells = isHeaded ? [] : pathsOf([SHELL]);
  return [...shells, ...installedPaths(), chromium.executablePath()].find(
    (candidate) => existsSync(candidate) && starts(candidate),
  );
}

/**
 * Like {@link findChromium}, but as root on Debian it installs a missing headless shell, and elsewhere it downloads
 * Playwright's browser if there is none.
 *
 * @throws Error with instructions if every download failed.
 */
export async function ensureChromium(isHeaded = false): Promise<string> {
  if (!process.env[PATH_VARIABLE] && !isHeaded && !pathsOf([SHELL]).some(existsSync)) {
    installDebianPackages([SHELL]);
  }
  const found = findChromium(isHeaded) ?? downloadChromium() ?? installDebianChromium();
  if (found) return found;
  throw new Error(
    `No Chromium on this machine, and none could be downloaded. Install Chromium or Chrome, or set ${PATH_VARIABLE} to the path of one, and try again.`,
  );
}

/**
 * Starts the browser that {@link ensureChromium} finds.
 *
 * @param flags such as {@link BENCH_FLAGS}
 */
export async function launchChromium(
  flags: readonly string[] = CHROMIUM_FLAGS,
  isHeaded = false,
): Promise<Browser> {
  const executablePath = await ensureChromium(isHeaded);
  return chromium.launch({ executablePath, args: [...flags], headless: !isHeaded });
}

function installedPaths(): string[] {
  if (process.platform === 'darwin') return macPaths();
  if (process.platform === 'win32') return windowsPaths();
  return linuxPaths();
}

function linuxPaths(): string[] {
  return pathsOf(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']);
}

/** The possible paths of commands, in order of preference. */
function pathsOf(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

function macPaths(): string[] {
  const roots = ['', process.env['HOME'] ?? ''];
  return ['Chromium', 'Google Chrome'].flatMap((app) =>
    roots.map((root) => `${root}/Applications/${app}.app/Contents/MacOS/${app}`),
  );
}

function windowsPaths(): string[] {
  const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(
    (variable) => process.env[variable] ?? [],
  );
  return ['Chromium', 'Google\\Chrome'].flatMap((app) =>
    roots.map((root) => `${root}\\${app}\\Application\\chrome.exe`),
  );
}

/**
 * Whether a file is a working browser. Ubuntu's `chromium-browser` may only ask for a snap, and a download may lack
 * system libraries. Windows is not tested, as Chrome would open a window there.
 */
function starts(executable: string): boolean {
  if (process.platform === 'win32') return true;
  return spawnSync(executable, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function downloadChromium(): string | undefined {
  console.log('No Chromium found: downloading the one of Playwright …');
  const playwright = createRequire(import.meta.url).resolve('playwright/package.json');
  const cli = path.join(path.dirname(playwright), 'cli.js');
  spawnSync(process.execPath, [cli, 'install', '--no-shell', 'chromium'], { stdio: 'inherit' });
  return findChromium();
}

function installDebianChromium(): string | undefined {
  installDebianPackages(['chromium']);
  return findChromium();
}
