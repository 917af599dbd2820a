/**
 * `npm run scenario-schema`: writes the JSON Schema of the scenario format, by which editors complete and
 * check a file as it is written. `--check` only compares.
 */
import { writeOrCheck } from '@cangkir/tooling/generated-file';
import { toJsonSchema } from '@valibot/to-json-schema';
import { SCENARIO, SCENARIO_VERSION } from '../scenario/scenario.ts';

const schema = toJsonSchema(SCENARIO, {
  typeMode: 'input',
  // The runner checks rules between fields.
  ignoreActions: ['check'],
});

writeOrCheck([
  {
    path: `simulator/scenario.v${SCENARIO_VERSION}.json`,
    text: `${JSON.stringify({ title: 'A scenario', ...schema }, null, 2)}\n`,
    command: 'npm run scenario-schema',
  },
]);
