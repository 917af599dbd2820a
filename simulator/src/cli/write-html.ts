import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { ChartLayout } from '../chart/chart.types.ts';
import { APP_FRAMES, createPlaywrightDriver } from '../replay/browser/playwright-driver.ts';
import type { Driver } from '../replay/driver.ts';
import { createMachinesDriver } from '../replay/machines/machines-driver.ts';
import { beginRun } from '../replay/run-scenario.ts';
import { type RecordedRun, type RunWitness, recordRun } from '../replay/session/record-run.ts';
import { htmlReport } from '../report/html-report.ts';
import { callLine, callOutcome, requestLine } from '../report/log-line.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { SIMULATOR_ROOT } from '../server/paths.ts';
import { nodeSha256 } from './node-sha256.ts';
import type { ScenarioRunner } from './scenario-runner.ts';
import { openSimulatorBrowser } from './simulator-browser.ts';

/** Where `npm start` serves the simulator. */
const SIMULATOR = 'http://localhost:5173/';

/** A picture of a phone at its own size is a few tens of kilobytes. */
const PICTURE = { type: 'jpeg', quality: 55, scale: 'css', animations: 'disabled' } as const;

/** Runs a scenario, and writes what happened as one page. */
export function openHtmlWriter(target: string, inBrowser: boolean): ScenarioRunner {
  return {
    hasScreen: inBrowser,
    async run(scenario, file) {
      const run = await (inBrowser ? runInBrowser : runOnMachines)(scenario);
      const page = await htmlReport(
        { scenario, text: readFileSync(file, 'utf8'), ...run },
        { charts: storedCharts(), styles: styles(), simulator: SIMULATOR, hash: nodeSha256 },
      );
      writeFileSync(target, page);
      return { result: run.result, trace: null, screenshot: null };
    },
    close: async () => {},
  };
}

async function record(
  scenario: Scenario,
  driver: Driver,
  witness: RunWitness,
): Promise<RecordedRun> {
  const run = await beginRun(scenario, driver);
  try {
    const records = await recordRun(scenario, run, witness);
    return { result: run.result(), records };
  } finally {
    await run.close();
  }
}

function runOnMachines(scenario: Scenario): Promise<RecordedRun> {
  let lines: string[] = [];
  const driver = createMachinesDriver(
    {
      onExchange: (exchange) => lines.push(requestLine(exchange)),
      onCall: (method, result) =>
        lines.push(callLine(method, result.ok ? 'done' : result.failure.kind)),
    },
    nodeSha256,
  );
  return record(scenario, driver, {
    async takeLog() {
      const taken = lines;
      lines = [];
      return taken;
    },
    takePicture: async () => null,
  });
}

async function runInBrowser(scenario: Scenario): Promise<RecordedRun> {
  const simulator = await openSimulatorBrowser();
  try {
    const context = await simulator.newProfile();
    const page = await context.newPage();
    await page.goto('/');
    return await record(scenario, createPlaywrightDriver(page), witnessOf(page));
  } finally {
    await simulator.close();
  }
}

function witnessOf(page: Page): RunWitness {
  const seen = { requests: 0, calls: 0 };
  return {
    async takeLog() {
      const { requests, calls } = await page.evaluate(() => ({
        requests: window.simulator?.requests() ?? [],
        calls: window.simulator?.calls() ?? [],
      }));
      const fresh = [
        ...requests.slice(seen.requests).map(requestLine),
        ...calls
          .slice(seen.calls)
          .map(({ method, answer }) => callLine(method, callOutcome(answer?.code ?? null))),
      ];
      Object.assign(seen, { requests: requests.length, calls: calls.length });
      return fresh;
    },
    async takePicture(phone) {
      // What a person typed is their own.
      const mask = [page.frameLocator(APP_FRAMES[phone]).locator('input, textarea')];
      const screen = page.locator(APP_FRAMES[phone]);
      const picture = await screen.screenshot({ ...PICTURE, mask }).catch(() => null);
      return picture === null ? null : `data:image/jpeg;base64,${picture.toString('base64')}`;
    },
  };
}

function storedCharts(): ReadonlyMap<string, ChartLayout> {
  const folder = path.join(SIMULATOR_ROOT, 'charts');
  return new Map(
    readdirSync(folder).map((file) => {
      const layout: ChartLayout = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
      return [layout.machine, layout];
    }),
  );
}

/** The kit's tokens, and the report's own sheet. */
function styles(): string {
  const { resolve } = createRequire(import.meta.url);
  const sheets = [
    resolve('@cangkir/react/tokens.css'),
    path.join(SIMULATOR_ROOT, 'src/report/report.css'),
  ];
  return sheets.map((sheet) => readFileSync(sheet, 'utf8')).join('');
}
