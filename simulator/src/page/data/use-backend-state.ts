import { useEffect, useReducer } from 'react';
import type { BackendState } from '../../backend/state.ts';
import { useSimulator } from '../simulator-context.tsx';

/** All that the backend knows, as it is now: it is changed in place, so that nothing of it may be kept. */
export function useBackendState(): BackendState {
  const { backend } = useSimulator();
  const [, showAnew] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    // It may have changed before this listened.
    showAnew();
    return backend.on('change', showAnew);
  }, [backend]);
  return backend.peek();
}
