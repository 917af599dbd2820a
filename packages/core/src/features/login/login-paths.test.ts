import { expect, test } from 'vitest';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { findUncovered } from '../../testing/machine-paths.ts';
import { createMemoryPorts, createMemoryWorld, MEMORY_START } from '../../testing/memory-ports.ts';
import { done, FAILED_CHANGES } from '../../testing/outcomes.ts';
import { loginMachine } from './login.machine.ts';
import { MEMORY_SMS_CODE } from './login.memory.ts';
import type { LoginEvent } from './login.types.ts';
import { emptyDraft } from './login-draft.ts';

const EVENTS: readonly LoginEvent[] = [
  { type: 'TYPE_PHONE', text: '0812' },
  { type: 'CHOOSE_MARKET', market: 'SG' },
  { type: 'SUGGEST_MARKET', market: 'PH' },
  { type: 'SEND_CODE' },
  { type: 'TYPE_CODE', text: MEMORY_SMS_CODE },
  { type: 'SUBMIT_CODE' },
  { type: 'CHANGE_PHONE' },
  { type: 'SESSION_ENDED' },
  { type: 'START_OVER' },
];

test('every state and transition is on a path', () => {
  // Constant keys: states that differ by their keys alone count as one.
  const random = { next: () => 0.5, uuid: () => 'key' };
  const ports = { ...createMemoryPorts(createMemoryWorld()), random };
  const phone = { e164: '+6281234567890', national: '0812-3456-7890' };

  expect(
    findUncovered({
      machine: loginMachine,
      inputs: [
        { ports, draft: null },
        {
          ports,
          draft: { ...emptyDraft(random), typedPhone: '0812', phone, resendAt: MEMORY_START },
        },
      ],
      events: EVENTS,
      answers: {
        checkPhone: [
          { checkedPhone: phone, otherMarket: null },
          { checkedPhone: null, otherMarket: null },
        ],
        sendCode: [
          done({ resendAt: MEMORY_START }),
          {
            kind: 'refused',
            failure: { kind: 'refused', code: RESPONSE_CODE.smsCodeTooSoon },
          },
          ...FAILED_CHANGES,
        ],
        readCode: [MEMORY_SMS_CODE, null],
        logIn: [
          done({ token: 'token-1', user: { id: 'member-1', phone: phone.e164 } }),
          ...FAILED_CHANGES,
        ],
      },
    }),
  ).toEqual({ states: [], transitions: [] });
});
