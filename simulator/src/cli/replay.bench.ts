import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Measure } from '@cangkir/core/testing';
import { readScenario } from '../scenario/validate.ts';
import type { Replayer } from './replayer.ts';
import { totalsOf } from './report/json-report.ts';
import { machinesRunner } from './scenario-runner.ts';
import { openWorkers } from './worker-replayer.ts';

const FOLDER = fileURLToPath(new URL('../../scenarios/', import.meta.url));

const FILES = globSync('*.json', { cwd: FOLDER }).map((name) => path.join(FOLDER, name));

const SCENARIOS = FILES.flatMap((file) => {
  const read = readScenario(readFileSync(file, 'utf8'));
  return read.ok ? [{ file, scenario: read.value }] : [];
});

let workers: Replayer | null = null;

export const MEASURES: readonly Measure[] = [
  {
    what: 'steps of the stored scenarios, on the machines alone',
    bar: 2_500,
    async run() {
      let count = 0;
      for (const { scenario, file } of SCENARIOS) {
        const { result } = await machinesRunner.run(scenario, file);
        count += result.steps.filter(({ status }) => status === 'ok').length;
      }
      return count;
    },
  },
  {
    what: 'steps of the stored scenarios, read and run with --workers',
    bar: 4_000,
    isParallel: true,
    async run() {
      workers ??= openWorkers(availableParallelism(), 1);
      const results = [];
      for await (const { result } of workers.replay(FILES)) results.push(result);
      return totalsOf(results).steps;
    },
    end: async () => workers?.close(),
  },
];
