import { RESPONSE_CODE } from '@cangkir/core';
import { MEMORY_SMS_CODE, MEMORY_USER_ID } from '@cangkir/core/testing';
import { type ContractOf, EXAMPLE_NOON, EXAMPLE_PHONE } from './contract.ts';
import type { LOGIN_ENDPOINTS } from './login.api.ts';

export const CONTRACT: ContractOf<typeof LOGIN_ENDPOINTS> = {
  sendCode: {
    summary: 'Sends an SMS with a six-digit code to a mobile phone.',
    refusals: [RESPONSE_CODE.smsCodeTooSoon, RESPONSE_CODE.phoneInvalid],
    example: { input: { phone: EXAMPLE_PHONE }, output: { resendAt: EXAMPLE_NOON + 60_000 } },
  },
  logIn: {
    summary: 'Logs in, or registers, the user who has the code.',
    refusals: [
      RESPONSE_CODE.smsCodeWrong,
      RESPONSE_CODE.smsCodeExpired,
      RESPONSE_CODE.smsCodeTooManyTries,
    ],
    example: {
      input: { phone: EXAMPLE_PHONE, code: MEMORY_SMS_CODE },
      output: {
        token: 'token-of-this-login',
        user: { id: MEMORY_USER_ID, phone: EXAMPLE_PHONE },
      },
    },
  },
  logOut: {
    summary: 'Revokes the token of the request: from then on it is refused.',
    refusals: [],
    example: { input: {}, output: {} },
  },
  logOutEverywhere: {
    summary: 'Revokes all tokens of the current user, on every device.',
    refusals: [],
    example: { input: {}, output: {} },
  },
};
