export {
  ENDPOINTS,
  ENVELOPE,
  type Endpoint,
  type EndpointName,
  HEADERS,
  type InputOf,
  type OutputOf,
  SIGNED_FIELDS,
} from './endpoints.ts';
