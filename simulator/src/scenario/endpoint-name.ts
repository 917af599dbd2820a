import { ENDPOINTS } from '@cangkir/api';

/** Every endpoint of the contract in readable form, such as `POST /portal/app/coupon/claim`. */
export const ENDPOINT_TEXTS: readonly string[] = Object.values(ENDPOINTS).map(
  ({ method, path }) => `${method} ${path}`,
);
