import { expect, onTestFinished, test } from 'vitest';
import { LAST_ROUND } from './cost.ts';
import { COSTED_ENDPOINTS, startRun } from './endpoint.costs.ts';

test.each(COSTED_ENDPOINTS)('%s is measured by requests that succeed', async (name) => {
  const { sendRound, close } = startRun(name, 1000);
  onTestFinished(close);
  for (const round of [0, 1, LAST_ROUND]) await expect(sendRound(round)).resolves.toBeUndefined();
});
