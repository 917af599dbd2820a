import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Measure } from '@cangkir/core/testing';
import { readScenario } from '../scenario/validate.ts';
import { machinesDriver } from './machines/machines-driver.ts';
import { runScenario } from './run-scenario.ts';

const FOLDER = fileURLToPath(new URL('../../scenarios/', import.meta.url));

const SCENARIOS = globSync('*.json', { cwd: FOLDER })
  .map((name) => readScenario(readFileSync(path.join(FOLDER, name), 'utf8')))
  .flatMap((read) => (read.ok ? [read.value] : []));

export const MEASURES: readonly Measure[] = [
  {
    what: 'steps of the stored scenarios, on the machines alone',
    bar: 2_500,
    async run() {
      let count = 0;
      for (const scenario of SCENARIOS) {
        const { steps } = await runScenario(scenario, machinesDriver);
        count += steps.filter(({ status }) => status === 'ok').length;
      }
      return count;
    },
  },
];
