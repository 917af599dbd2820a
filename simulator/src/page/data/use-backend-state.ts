import { useEffect, useReducer } from 'react';
import type { BackendState } from '../../backend/state.ts';
import { useSimulator } from '../simulator-context.tsx';

/** The current state of the backend. Keep no record or list of it: these change in place, their entries do not. */
export function useBackendState(): BackendState {
  const { backend } = useSimulator();
  const [, render] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    // It may have changed between the render and this effect.
    render();
    return backend.on('change', render);
  }, [backend]);
  return backend.peek();
}
