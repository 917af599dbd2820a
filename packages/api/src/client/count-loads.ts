import type { LoadingCounter } from '@cangkir/core';
import type { Exchange } from './exchange.ts';

/** Counts each request as a load, until it is answered, lost or cancelled. */
export function countLoads(exchange: Exchange, loading: LoadingCounter): Exchange {
  return (request) => {
    const { answer, cancel } = exchange(request);
    loading.begin();
    answer.then(loading.end, loading.end);
    return { answer, cancel };
  };
}
