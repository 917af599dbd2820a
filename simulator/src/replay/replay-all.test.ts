import { expect, test } from 'vitest';
import { machinesDriver } from './machines/machines-driver.ts';
import { replayAll } from './replay-all.ts';
import { CLAIM, writeScenario } from './testing.ts';

test('what one story leaves behind is gone before the next begins', async () => {
  const claiming = writeScenario({
    steps: [
      CLAIM,
      { do: 'network', network: 'offline' },
      { do: 'choose-language', language: 'zh' },
      { do: 'expect', actor: 'claim', state: 'claimed', backend: { '/claims/length': 1 } },
    ],
  });
  const looking = writeScenario({
    steps: [
      { do: 'expect', language: 'id', storage: { local: { other: null } }, requests: {} },
      { do: 'expect', backend: { '/claims/length': 0 } },
    ],
  });
  const results = await replayAll([claiming, looking, claiming], machinesDriver);
  expect(results.map(({ passed }) => passed)).toEqual([true, true, true]);
  expect(results[2]).toEqual(results[0]);
});
