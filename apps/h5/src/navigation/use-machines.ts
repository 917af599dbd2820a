import type { MachinesState } from '@cangkir/core';
import { useSyncExternalStore } from 'react';
import { useProduct } from '../product-context.tsx';

/** Whether the machines run, and what waits for them. */
export function useMachines(): MachinesState {
  const { machines } = useProduct().app;
  return useSyncExternalStore(machines.subscribe, machines.get);
}
