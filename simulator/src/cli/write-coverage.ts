/**
 * `npm run call-coverage`: runs all stored scenarios and writes what they exercise, so that the simulator can
 * show it at once. `--check` only compares. It names each file that is no scenario, and each scenario that is gone.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeOrCheck } from '@cangkir/tooling/generated-file';
import * as v from 'valibot';
import { STORED_COVERAGE } from '../coverage/stored-coverage.ts';
import { formatJson } from '../replay/recording/format-json.ts';
import { readScenario } from '../scenario/validate.ts';
import { collectCoverage, coveredIds } from './collect-coverage.ts';
import { plain, problemLines } from './report/people-report.ts';

const SCENARIOS = 'simulator/scenarios';
const COVERAGE = 'simulator/coverage.json';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const files = globSync(`${SCENARIOS}/*.json`, { cwd: ROOT }).sort();

const scenarios = files.flatMap((file) => {
  const scenario = readScenario(readFileSync(path.join(ROOT, file), 'utf8'));
  if (scenario.ok) return [scenario.value];
  process.stderr.write(`${problemLines(file, scenario.failure, plain).join('\n')}\n`);
  process.exitCode = 1;
  return [];
});

for (const id of coveredIds(storedCoverage())) {
  const file = `${SCENARIOS}/${id}.json`;
  if (files.includes(file)) continue;
  process.stderr.write(`gone ${file}: put it back, or let ${COVERAGE} forget it\n`);
}

writeOrCheck([
  {
    path: COVERAGE,
    text: formatJson(await collectCoverage(scenarios)),
    command: 'npm run call-coverage',
  },
]);

function storedCoverage() {
  return v.parse(STORED_COVERAGE, JSON.parse(readFileSync(path.join(ROOT, COVERAGE), 'utf8')));
}
