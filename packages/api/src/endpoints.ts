import type { EndpointInput, EndpointOutput } from './client/endpoint.ts';
import type { ENDPOINTS } from './endpoints.generated.ts';

export type EndpointName = keyof typeof ENDPOINTS;

export type InputOf<Name extends EndpointName> = EndpointInput<(typeof ENDPOINTS)[Name]>;

export type OutputOf<Name extends EndpointName> = EndpointOutput<(typeof ENDPOINTS)[Name]>;
