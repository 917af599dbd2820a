import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { identifier, moment, phone, text } from './schemas.ts';

const user = v.object({ id: identifier, phone });

/** Switches for everybody, and the way to log in. */
export const ACCOUNT_ENDPOINTS = {
  config: endpoint({
    method: 'GET',
    path: '/portal/app/config',
    input: v.object({}),
    output: v.object({ mobileRegister: v.boolean() }),
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/portal/app/login/code',
    input: v.object({ phone }),
    output: v.object({ resendAt: moment }),
  }),
  logIn: endpoint({
    method: 'POST',
    path: '/portal/app/login',
    input: v.object({ phone, code: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
    output: v.object({ token: text(512), user }),
  }),
} as const;
