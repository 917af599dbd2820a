import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endProcess } from '../end-process.ts';
import { freePort } from '../free-port.ts';
import { type DrivenPage, openSession } from './web-driver.ts';
import { PYTHON } from './webkit-parts.ts';

/** A phone's browser, by WebKitGTK. */
export interface WebKitOptions {
  /** CSS pixels. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly isDark?: boolean;
  readonly reducesMotion?: boolean;
  /** Web views of most apps on iOS have none. */
  readonly hasServiceWorkers?: boolean;
  /** Whether following a link ends before its page has loaded. */
  readonly isImpatient?: boolean;
}

/** A browser whose console is read. */
export interface WebKit extends DrivenPage {
  /** The errors that the page has written to the console since the last call. */
  consoleErrors(): Promise<readonly string[]>;
}

const BROWSER = [PYTHON, path.join(import.meta.dirname, 'phone-browser.py')];

/** Ends a program with the process that started it, also after a crash. */
const TIED = ['/usr/bin/setpriv', '--pdeathsig', 'KILL', '--'] as const;

/** A display without a screen has no graphics card, and no page lives long enough to gain from optimized code. */
const FRUGAL = { WEBKIT_DISABLE_DMABUF_RENDERER: '1', JSC_useDFGJIT: '0' };

const IPHONE = { width: 375, height: 812 };

/** Of what runs in the page. Guards against a hang alone. */
const TIMEOUT_MS = 300_000;

/** Opens a browser with an empty profile on a display of its own, which nobody sees. */
export async function openWebKit({
  size = IPHONE,
  isDark = false,
  reducesMotion = false,
  hasServiceWorkers = true,
  isImpatient = false,
}: WebKitOptions = {}): Promise<WebKit> {
  const profile = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  const display = await startDisplay();
  const driver = await startDriver(display.name);
  const page = await openSession(driver.address, {
    timeouts: { script: TIMEOUT_MS },
    pageLoadStrategy: isImpatient ? 'none' : 'normal',
    'webkitgtk:browserOptions': {
      binary: TIED[0],
      args: [
        ...TIED.slice(1),
        ...BROWSER,
        ...['--profile', profile, '--language', 'en'],
        ...['--width', String(size.width), '--height', String(size.height)],
        ...(isDark ? ['--dark'] : []),
        ...(reducesMotion ? ['--reduced-motion'] : []),
        ...(hasServiceWorkers ? [] : ['--without', 'ServiceWorkers']),
      ],
    },
  });

  return {
    ...page,
    async consoleErrors() {
      const mark = `read up to ${performance.now()}`;
      await page.evaluate((text) => console.info(text), mark);
      const lines = await driver.linesUntil(mark);
      return lines.filter((line) => /\bCONSOLE (\w+ )?ERROR\b/.test(line));
    },
    async close() {
      // The browser's processes write to the profile and hold the driver's output until their end.
      const written = once(driver.child, 'close');
      await page.close();
      for (const { child } of [driver, display]) await endProcess(child);
      await written;
      rmSync(profile, { recursive: true });
    },
  };
}

/** Starts a display under a number that is free. */
async function startDisplay() {
  const screen = ['-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const [tie, ...tied] = TIED;
  const child = spawn(tie, [...tied, 'Xvfb', '-displayfd', '1', ...screen], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(child.stdout, 'data');
  return { child, name: `:${String(number).trim()}` };
}

async function startDriver(display: string) {
  const port = await freePort();
  const [tie, ...tied] = TIED;
  const child = spawn(tie, [...tied, 'WebKitWebDriver', `--port=${port}`], {
    env: { ...process.env, ...FRUGAL, DISPLAY: display },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = `http://127.0.0.1:${port}`;
  await untilAnswered(`${address}/status`, child);

  // The browser writes there, too.
  let written = '';
  child.stderr.on('data', (text) => {
    written += text;
  });

  return {
    child,
    address,
    /** Takes all lines up to one with a mark. */
    async linesUntil(mark: string): Promise<readonly string[]> {
      while (!written.includes(mark)) await once(child.stderr, 'data');
      const taken = written.slice(0, written.indexOf(mark));
      written = written.slice(taken.length + mark.length);
      return taken.split('\n');
    },
  };
}

async function untilAnswered(address: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    try {
      await fetch(address);
      return;
    } catch {
      await delay(20);
    }
  }
  throw new Error(`${child.spawnfile} ended with exit code ${child.exitCode}.`);
}
