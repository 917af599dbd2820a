import { writeFileSync } from 'node:fs';
import { fail, type Result } from '@cangkir/core';
import { findGestures, type KnownParts } from '../replay/browser/find-gestures.ts';
import { createPlaywrightDriver } from '../replay/browser/playwright-driver.ts';
import { StageError } from '../replay/driver.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Terminal } from '../shared/terminal.ts';
import { readScenarioFile } from './replay-file.ts';
import { plain, problemLines } from './report/people-report.ts';
import { playwrightTest, unsaidOfStart } from './report/playwright-test.ts';
import { visibleText } from './report/visible-text.ts';
import { openSimulatorBrowser } from './simulator-browser.ts';

/** Writes a file's scenario as a Playwright test, or prints why not. Returns the exit code. */
export async function writePlaywrightTest(
  file: string,
  target: string,
  terminal: Terminal,
): Promise<number> {
  const read = readScenarioFile(file);
  if (!read.ok) {
    terminal.write(`${problemLines(file, read.failure, plain).join('\n')}\n`);
    return 2;
  }
  const exporter = await openExporter();
  try {
    const text = await exporter.export(read.value.scenario, file);
    if (!text.ok) {
      const lines = text.failure.map((reason) => `    ${visibleText(reason)}\n`);
      terminal.write(`${visibleText(file)} can’t be said over HTTP:\n${lines.join('')}`);
      return 1;
    }
    writeFileSync(target, text.value);
    return 0;
  } finally {
    await exporter.close();
  }
}

/** Writes scenarios as Playwright tests. */
export interface Exporter {
  /** The text of the test, or everything that such a test can't say. */
  export(scenario: Scenario, file: string): Promise<Result<string, readonly string[]>>;
  close(): Promise<void>;
}

/** Opens the simulator in a browser, where each event's control is found by trying. */
export async function openExporter(): Promise<Exporter> {
  const simulator = await openSimulatorBrowser();
  const known: KnownParts = new Map();
  return {
    async export(scenario, file) {
      const unsaid = unsaidOfStart(scenario);
      // No gesture makes up for these.
      if (unsaid.length > 0) return fail(unsaid);
      const context = await simulator.newProfile();
      try {
        const page = await context.newPage();
        await page.goto('/');
        const gestures = await findGestures(scenario, createPlaywrightDriver(page), known);
        return playwrightTest(scenario, gestures, file);
      } catch (error) {
        if (error instanceof StageError) return fail([error.refusal.message]);
        throw error;
      } finally {
        await context.close();
      }
    },
    close: simulator.close,
  };
}
