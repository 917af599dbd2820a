import { expect, test } from 'vitest';
import { writeScenario } from '../replay/testing.ts';
import { stepLabel } from './step-label.ts';

const CLAIM = 'POST /portal/app/coupon/claim';

test.each([
  [{ do: 'send', actor: 'claim', event: { type: 'CLAIM' } }, 'send claim CLAIM'],
  [
    { do: 'send', actor: 'claim', event: { type: 'CLAIM' }, ignored: true },
    'send claim CLAIM, ignored',
  ],
  [
    { do: 'send', actor: 'login', event: { type: 'TYPE_PHONE', text: '08' } },
    'send login TYPE_PHONE {"text":"08"}',
  ],
  [{ do: 'reload', phone: 2 }, 'phone 2: reload the page'],
  [{ do: 'expect', user: null, phone: 2 }, 'phone 2: expect nobody logged in'],
  [
    {
      do: 'expect',
      screen: [
        { heading: 'Done', is: 'focused' },
        { text: 'Saved' },
        { role: 'button', name: 'Go', is: 'disabled' },
        { text: 'Oh no', is: 'absent' },
      ],
    },
    'expect on the screen heading “Done” focused, “Saved”, button “Go” disabled, no “Oh no”',
  ],
  [{ do: 'advance', ms: 3000 }, 'let 3 s pass'],
  [{ do: 'advance', ms: 1500 }, 'let 1500 ms pass'],
  [
    { do: 'advance.to', moment: '2026-09-05T00:00:00Z' },
    'let time pass until 2026-09-05T00:00:00Z',
  ],
  [{ do: 'bridge.reply', call: 'scanCode', reply: {} }, 'override scanCode code 0'],
  [
    { do: 'bridge.reply', call: 'scanCode', nth: 2, reply: { code: -5, delay: 2000, times: 2 } },
    'override scanCode (call 2) code -5 twice after 2 s',
  ],
  [{ do: 'bridge.reply', call: 'scanCode', reply: { times: 0 } }, 'override scanCode no answer'],
  [{ do: 'bridge.event', event: 'resume' }, 'the native app sends resume'],
  [{ do: 'http.override', match: CLAIM, reply: { code: 10000 } }, `override ${CLAIM} code 10000`],
  [
    { do: 'http.override', match: CLAIM, reply: { body: '<html>', delay: 1 }, times: 2 },
    `override ${CLAIM} another body after 1 ms 2 times`,
  ],
  [{ do: 'http.override', match: CLAIM, reply: { network: 'lost' } }, `override ${CLAIM} lost`],
  [{ do: 'network', network: 'offline' }, 'the network is offline'],
  [
    { do: 'backend.change', set: { '/claims': [] }, remove: ['/users/member'] },
    'change the backend: /claims, /users/member',
  ],
  [{ do: 'backend.change', claimCode: 30006 }, 'change the backend: claims end with 30006'],
  [
    { do: 'backend.change', set: { '/claims': [] }, claimCode: null },
    'change the backend: /claims, claims by the rules',
  ],
  [{ do: 'backend.change', paid: 'order-qris' }, 'change the backend: order-qris is paid'],
  [
    { do: 'backend.change', redeemed: 'KOPI12345678' },
    'change the backend: the till redeems KOPI12345678',
  ],
  [{ do: 'answer', login: 'member' }, 'log in to the app: member'],
  [{ do: 'answer', login: null }, 'close the app’s login'],
  [{ do: 'answer', scan: 'CODE' }, 'scan CODE'],
  [{ do: 'answer', scan: null }, 'close the camera'],
  [{ do: 'answer', share: true }, 'share'],
  [{ do: 'answer', share: false }, 'do not share'],
  [{ do: 'answer', pay: true }, 'pay in the app'],
  [{ do: 'answer', pay: false }, 'do not pay in the app'],
  [{ do: 'other-tab', user: 'member' }, 'another tab logs in member'],
  [{ do: 'other-tab', user: null }, 'another tab logs out'],
  [
    { do: 'storage.change', area: 'local', key: 'global', value: null },
    'another tab changes local storage: global',
  ],
  [{ do: 'choose-language', language: 'zh' }, 'choose the language zh'],
  [{ do: 'tap', role: 'button', name: 'Claim' }, 'tap the button “Claim”'],
  [{ do: 'pause' }, 'something else comes in front of the page'],
  [{ do: 'resume' }, 'the page is in front again'],
  [{ do: 'reload' }, 'reload the page'],
  [{ do: 'back' }, 'go back'],
  [{ do: 'open', route: '/mine' }, 'open /mine'],
  [{ do: 'expect', actor: 'claim', state: 'closed' }, 'expect claim closed'],
  [{ do: 'expect', actor: 'claim', running: true }, 'expect claim to run'],
  [{ do: 'expect', actor: 'claim', running: false }, 'expect claim not to run'],
  [
    { do: 'expect', actor: 'claim', state: ['a', 'b.c'], context: { '/x': 1, '/y': 2 } },
    'expect claim a and b.c with /x, /y',
  ],
  [
    { do: 'expect', route: '/mine', left: null, redirect: null, user: null, language: 'id' },
    'expect the route /mine; the page left for nowhere; login to lead to home; nobody logged in; the language id',
  ],
  [
    {
      do: 'expect',
      storage: { local: { global: null }, session: { pay: '1' } },
      requests: { [CLAIM]: 2 },
      calls: { toLogin: 0 },
      backend: { '/claims/length': 1 },
    },
    `expect in storage global, pay; ${CLAIM} ×2; toLogin ×0; in the backend /claims/length`,
  ],
])('describes %j as: %s', (step, message) => {
  const { steps } = writeScenario({
    secondPhone: { device: { platform: 'ios' }, route: '/mine' },
    steps: [step],
  });
  expect(steps.map(stepLabel)).toEqual([message]);
});
