import { ENDPOINTS, type EndpointName, type InputOf, type OutputOf } from '@cangkir/api';
import type { Query, RouteName } from '@cangkir/core';
import type { FirstRequest } from '../frame/reads.ts';

type ReadName = {
  [Name in EndpointName]: (typeof ENDPOINTS)[Name]['method'] extends 'GET' ? Name : never;
}[EndpointName];

type ReadsOfApi = {
  readonly [Name in ReadName]: { readonly data: InputOf<Name>; readonly answer: OutputOf<Name> };
};

declare module '../frame/reads.ts' {
  interface Reads extends ReadsOfApi {}
}

/** A first request, as the page's inline script sends it. */
export interface EarlyRequest extends Pick<FirstRequest, 'ask' | 'for' | 'unless'> {
  readonly path: string;
  readonly with?: Query;
}

/** The first requests of each route. */
export type EarlyRequests = { readonly [Name in RouteName]?: readonly EarlyRequest[] };

/** Adds what the inline script would need the whole API for. */
export function earlyRequest(request: FirstRequest): EarlyRequest {
  return { path: ENDPOINTS[request.ask].path, ...request };
}
