import { type LoginGateway, SMS_CODE } from '@cangkir/core/login';
import { identifier, moment, phone, text } from '@cangkir/core/schemas';
import * as v from 'valibot';
import type { ApiClient } from './client/api-client.ts';
import { endpoint } from './client/endpoint.ts';
import { mapValue } from './client/map-value.ts';

const user = v.object({ id: identifier, phone });

/** Login and registration by SMS code, and logout. */
export const LOGIN_ENDPOINTS = {
  sendCode: endpoint({
    method: 'POST',
    path: '/portal/app/login/code',
    tokenUse: 'none',
    input: v.object({ phone }),
    output: v.object({ resendAt: moment }),
  }),
  logIn: endpoint({
    method: 'POST',
    path: '/portal/app/login',
    tokenUse: 'none',
    input: v.object({ phone, code: v.pipe(v.string(), v.regex(SMS_CODE)) }),
    output: v.object({ token: text(512), user }),
  }),
  logOut: endpoint({
    method: 'POST',
    path: '/portal/app/logout',
    tokenUse: 'login',
    isUnlimited: true,
    input: v.object({}),
    output: v.object({}),
  }),
  logOutEverywhere: endpoint({
    method: 'POST',
    path: '/portal/app/logout/everywhere',
    tokenUse: 'login',
    isUnlimited: true,
    input: v.object({}),
    output: v.object({}),
  }),
} as const;

/** Login, registration and logout over HTTP. */
export function createLoginGateway(client: ApiClient): LoginGateway {
  return {
    async sendCode(to, options) {
      const answer = await client.call(LOGIN_ENDPOINTS.sendCode, { phone: to }, options);
      return mapValue(answer, ({ data }) => data);
    },
    async logIn(request, options) {
      const answer = await client.call(LOGIN_ENDPOINTS.logIn, request, options);
      return mapValue(answer, ({ data }) => data);
    },
    async logOut(options) {
      const answer = await client.call(LOGIN_ENDPOINTS.logOut, {}, options);
      return mapValue(answer, () => undefined);
    },
    async logOutEverywhere(options) {
      const answer = await client.call(LOGIN_ENDPOINTS.logOutEverywhere, {}, options);
      return mapValue(answer, () => undefined);
    },
  };
}
