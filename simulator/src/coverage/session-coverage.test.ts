import { expect, test } from 'vitest';
import { createSessionCoverage } from './session-coverage.ts';

test('counts calls and requests', () => {
  const coverage = createSessionCoverage();
  const call = { method: 'back', platform: 'ios', outcome: 'success' } as const;
  const request = { endpoint: 'claim', answer: 'lost' } as const;
  coverage.trigger.called({ cell: call });
  coverage.trigger.called({ cell: null });
  coverage.trigger.requested({ cell: request });
  coverage.trigger.requested({ cell: null });
  coverage.trigger.requested({ cell: request });
  expect(coverage.getSnapshot().context).toEqual({
    calls: [{ ...call, times: 1 }],
    requests: [{ ...request, times: 2 }],
  });
});
