import { expect, test } from 'vitest';
import type { MachineEvent } from '../chart/running-machines.types.ts';
import { createChartControls } from './chart-controls.ts';

function startControls() {
  const sent: (readonly [string, MachineEvent])[] = [];
  const controls = createChartControls({
    get: () => [
      {
        ...{ systemId: 'claim', machineId: 'claim', states: ['ready'], visited: ['ready'] },
        ...{ context: { phone: '+6281200000101' }, events: ['CLAIM'], failed: null },
      },
    ],
    subscribe: () => () => {},
    send: (name, event) => sent.push([name, event]),
  });
  return { controls, sent };
}

test('shows the running machines without secrets', () => {
  const [claim] = startControls().controls.runningMachines();
  expect(claim).toMatchObject({ systemId: 'claim', context: { phone: '0812****0101' } });
});

test('sends an event, and says if no such machine runs', () => {
  const { controls, sent } = startControls();
  expect(controls.sendEvent('claim', { type: 'CLAIM' })).toBe(true);
  expect(controls.sendEvent('draw', { type: 'START' })).toBe(false);
  expect(sent[0]).toEqual(['claim', { type: 'CLAIM' }]);
});
