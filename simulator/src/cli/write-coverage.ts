/**
 * `npm run call-coverage`: runs all stored scenarios and writes what they exercise, so that the simulator can
 * show it at once. `--check` only compares.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeOrCheck } from '@cangkir/tooling/generated-file';
import { formatJson } from '../replay/recording/format-json.ts';
import { readScenario } from '../scenario/validate.ts';
import { collectCoverage } from './collect-coverage.ts';

const FOLDER = fileURLToPath(new URL('../../scenarios/', import.meta.url));

const scenarios = globSync('*.json', { cwd: FOLDER })
  .sort()
  .flatMap((name) => {
    const scenario = readScenario(readFileSync(path.join(FOLDER, name), 'utf8'));
    return scenario.ok ? [scenario.value] : [];
  });

writeOrCheck([
  {
    path: 'simulator/coverage.json',
    text: formatJson(await collectCoverage(scenarios)),
    command: 'npm run call-coverage',
  },
]);
