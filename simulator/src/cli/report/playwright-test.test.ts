import { expect, test } from 'vitest';
import { SAME_SMS_CODE, SMS_CODE } from '../../replay/browser/find-gestures.ts';
import type { Gesture } from '../../replay/browser/playwright-driver.ts';
import { readScenario } from '../../scenario/validate.ts';
import { playwrightTest } from './playwright-test.ts';

const CLAIM = { do: 'send', actor: 'claim', event: { type: 'CLAIM' } };
const TAP: Gesture = { role: 'button', name: 'Klaim voucher', text: null };

function write(
  steps: readonly object[],
  change: object = {},
  gestures = new Map([[0, [TAP]]]),
  file = 'claims.json',
) {
  const scenario = readScenario(
    JSON.stringify({
      version: 2,
      id: 'claims',
      title: 'A member’s claim',
      clock: { start: '2026-09-04T15:00:00+07:00' },
      device: { platform: 'browser' },
      user: 'member',
      route: '/get-coupons?activityCode=kopi-susu',
      backend: { fixture: 'everyday' },
      steps,
      ...change,
    }),
  );
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.failure));
  return playwrightTest(scenario.value, gestures, `simulator/scenarios/${file}`);
}

test('says a scenario as a person’s way through the page', () => {
  const written = write([
    CLAIM,
    {
      do: 'expect',
      actor: 'claim',
      state: 'claimed',
      route: '/get-coupons?activityCode=kopi-susu',
      screen: [
        { heading: 'Voucher berhasil diklaim!', is: 'focused' },
        { text: 'Tunjukkan QR-nya' },
        { role: 'button', name: "It's 5 > 4", is: 'absent' },
      ],
    },
    { do: 'advance', ms: 90_000 },
    { do: 'advance.to', moment: '2026-09-04T16:00:00+07:00' },
    { do: 'backend.change', paid: 'order-qris' },
    { do: 'network', network: 'offline' },
    { do: 'reload' },
  ]);
  expect(
    written.ok && written.value,
  ).toBe(`// claims.json: a person’s way through the production build, on a backend of its own by HTTP.
// \`npm run build\`, then \`npx playwright test\` with this file. docs/qa.md tells how it was exported.
// Not checked, for no screen shows it: actor, state.
import { expect, test } from '@cangkir/tooling/http-test';

test.use({
  start: { fixture: 'everyday', moment: '2026-09-04T15:00:00+07:00', user: 'member' },
  locale: 'id-ID',
  timezoneId: 'Asia/Jakarta',
  viewport: { width: 375, height: 812 },
  userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
});

test('A member’s claim', async ({ page, backend, context, letPass }) => {
  await page.goto('/app/#/get-coupons?activityCode=kopi-susu');
  await page.getByRole('button', { name: 'Klaim voucher', exact: true }).click();
  await expect(page).toHaveURL(/#\\/get-coupons(?=.*[?&]activityCode=kopi-susu(&|$))(\\?|$)/);
  await expect(page.getByRole('heading', { name: 'Voucher berhasil diklaim!', exact: true })).toBeFocused();
  await expect(page.locator('body')).toContainText('Tunjukkan QR-nya', { useInnerText: true, ignoreCase: true });
  await expect(page.getByRole('button', { name: 'It\\'s 5 > 4', exact: true })).toHaveCount(0);
  await letPass(90_000);
  await letPass(3_510_000);
  await backend.perform({ do: 'backend.change', paid: 'order-qris' });
  await context.setOffline(true);
  await page.reload();
});
`);
});

test.each(['\n', '\r', '\u2028', '\u2029', '\u202e'])(
  'a text with %j stays within its comment, pattern or text',
  (sign) => {
    const text = `x${sign}y`;
    const steps = [CLAIM, { do: 'expect', route: `/${text}` }];
    const written = write(steps, { title: text }, undefined, text);
    const code = written.ok ? written.value : '';
    expect(code.split(/x\\\S+?y/)).toHaveLength(4);
    expect(code).not.toContain(text);
  },
);

test('brings the backend to where the scenario starts', () => {
  const written = write([CLAIM], {
    seed: 7,
    backend: {
      fixture: 'lastVoucher',
      madeFor: '2026-09-01T15:00:00+07:00',
      set: { '/campaigns/kopi-susu/stock': 0 },
      overrides: [{ match: 'POST /portal/app/coupon/claim', reply: { network: 'lost' } }],
    },
  });
  const text = written.ok ? written.value : '';
  expect(text).toContain(
    "start: { fixture: 'lastVoucher', moment: '2026-09-04T15:00:00+07:00', madeFor: '2026-09-01T15:00:00+07:00', seed: 7, user: 'member' }",
  );
  const [, body = ''] = text.split('=> {\n');
  expect(body.split('\n').slice(0, 3)).toEqual([
    "  await backend.perform({ do: 'backend.change', set: { '/campaigns/kopi-susu/stock': 0 } });",
    "  await backend.perform({ do: 'http.override', match: 'POST /portal/app/coupon/claim', reply: { network: 'lost' } });",
    "  await page.goto('/app/#/get-coupons?activityCode=kopi-susu');",
  ]);
});

test('puts the native app around the page', () => {
  const written = write([CLAIM], { device: { platform: 'ios', appVersion: '2.0.0' } });
  const text = written.ok ? written.value : '';
  expect(text).toContain("app: { platform: 'ios', version: '2.0.0' }");
  expect(text).toMatch(/userAgent: 'Mozilla\/5.0 \(iPhone.*\/2\.0\.0'/);
});

test.each([
  ['types the code of an SMS as it arrives', SMS_CODE, 'await backend.smsCode()'],
  ['types one again that has arrived before', SAME_SMS_CODE, 'backend.sameSmsCode()'],
])('%s', (_, text, read) => {
  const send = { do: 'send', actor: 'login', event: { type: 'TYPE_CODE', text: '{{smsCode}}' } };
  const typed = { role: 'textbox', name: 'Kode SMS', text };
  const written = write([send], {}, new Map([[0, [{ ...TAP, ...typed }]]]));
  expect(written.ok && written.value).toContain(
    `await page.getByRole('textbox', { name: 'Kode SMS', exact: true }).fill(${read});`,
  );
});

test('leaves open in a route what is known only as it runs', () => {
  const route = '/qris?orderNumber={{backend:/packs/orders/#1/orderNumber}}';
  const written = write([CLAIM, { do: 'expect', route }]);
  expect(written.ok && written.value).toContain(
    'toHaveURL(/#\\/qris(?=.*[?&]orderNumber=[^&]+(&|$))(\\?|$)/)',
  );
});

function bodyOf(...written: Parameters<typeof write>): readonly string[] {
  const text = write(...written);
  if (!text.ok) throw new Error(text.failure.join('\n'));
  const [, body = ''] = text.value.split('=> {\n');
  return body.split('\n').map((line) => line.trim());
}

test('chooses a language as a person does, by the words of the one that is shown', () => {
  const steps = [
    { do: 'choose-language', language: 'zh' },
    { do: 'choose-language', language: 'en' },
  ];
  const radio = (name: string) =>
    `await page.getByRole('radio', { name: '${name}', exact: true }).click();`;
  expect(bodyOf(steps)).toEqual(
    expect.arrayContaining([
      "await page.getByRole('button', { name: 'Ganti bahasa', exact: true }).click();",
      radio('中文'),
      "await page.getByRole('button', { name: '切换语言', exact: true }).click();",
      radio('English'),
    ]),
  );
});

test('asks the backend for what is known only as the test runs', () => {
  const number = '{{backend:/packs/orders/#1/orderNumber}}';
  const steps = [
    { do: 'open', route: `/mine/packs/hemat-siang?orderNumber=${number}` },
    { do: 'expect', screen: [{ text: number }] },
  ];
  expect(bodyOf(steps)).toEqual(
    expect.arrayContaining([
      `await page.goto(await backend.fill('/app/#/mine/packs/hemat-siang?orderNumber=${number}'));`,
      `await expect(page.locator('body')).toContainText(await backend.fill('${number}'), { useInnerText: true, ignoreCase: true });`,
    ]),
  );
});

test('does around the page what other tabs, other apps and the native app do', () => {
  const steps = [
    { do: 'other-tab', user: 'member' },
    { do: 'other-tab', user: null },
    { do: 'storage.change', area: 'local', key: 'global', value: { version: 1 } },
    { do: 'pause' },
    { do: 'resume' },
    { do: 'bridge.event', event: 'tokenUpdate' },
  ];
  expect(bodyOf(steps, { device: { platform: 'ios' } })).toEqual([
    "await page.goto('/app/#/get-coupons?activityCode=kopi-susu');",
    "await phone.otherTab('member');",
    'await phone.otherTab(null);',
    `await phone.storeInOtherTab('global', '{"version":1}');`,
    'await phone.cover();',
    'await phone.uncover();',
    "await phone.emit('tokenUpdate');",
    '});',
    '',
  ]);
});

test('taps once more where an event is ignored, or says that there is nothing to tap', () => {
  const steps = [CLAIM, { ...CLAIM, ignored: true }];
  const again = new Map([
    [0, [TAP]],
    [1, [TAP]],
  ]);
  const tap = "await page.getByRole('button', { name: 'Klaim voucher', exact: true }).click(";
  expect(bodyOf(steps, {}, again).slice(1, 3)).toEqual([`${tap});`, `${tap}{ force: true });`]);
  const gone = write(
    steps,
    {},
    new Map([
      [0, [TAP]],
      [1, []],
    ]),
  );
  expect(gone.ok && gone.value).toContain(
    '// Not done, for the screen has nothing to tap for it then: claim CLAIM (step 2).\n',
  );
});

test('opens the page on the phone of the scenario', () => {
  const device = { platform: 'ios', login: 'member', share: false, location: null };
  const inApp = write([CLAIM], { device, storage: { local: { global: { version: 1 } } } });
  const text = inApp.ok ? inApp.value : '';
  expect(text).toContain("answers: { login: 'member', share: false, location: null }");
  expect(text).toContain(`storage: { global: '{"version":1}' }`);
  const chat = { platform: 'browser', browser: 'chat-ios', clockOffset: 5000 };
  const inChat = write([CLAIM], { device: chat });
  expect(inChat.ok && inChat.value).toContain(
    "injects: { kind: 'handlers', names: ['chatShare', 'chatProfile'] }, clockOffset: 5000 }",
  );
});

test('opens the second phone in a browser of its own, and does its steps there', () => {
  const steps = [
    { ...CLAIM, phone: 2 },
    { do: 'expect', phone: 2, screen: [{ text: 'page.context' }] },
    { do: 'pause', phone: 2 },
    { do: 'network', phone: 2, network: 'offline' },
    { do: 'advance', ms: 1000 },
  ];
  const device = { platform: 'ios', language: 'en' };
  const secondPhone = { device, user: 'memberSg', route: '/mine' };
  const written = write(steps, { secondPhone });
  expect(written.ok && written.value).toContain(
    "secondPhone: { user: 'memberSg', app: { platform: 'ios', version: '3.3.0' }, locale: 'en-GB', viewport: { width: 375, height: 812 }, userAgent: '",
  );
  expect(written.ok && written.value).toContain('async ({ page, second, letPass }) => {');
  expect(bodyOf(steps, { secondPhone }).slice(0, 7)).toEqual([
    "await page.goto('/app/#/get-coupons?activityCode=kopi-susu');",
    "await second.page.goto('/app/#/mine');",
    "await second.page.getByRole('button', { name: 'Klaim voucher', exact: true }).click();",
    "await expect(second.page.locator('body')).toContainText('page.context', { useInnerText: true, ignoreCase: true });",
    'await second.phone.cover();',
    'await second.context.setOffline(true);',
    'await letPass(1_000);',
  ]);
});

test('opens the page without a network, and brings it back', () => {
  const steps = [
    { do: 'network', network: 'usual' },
    { do: 'network', network: 'offline' },
  ];
  const device = { platform: 'browser', network: 'offline' };
  const written = write(steps, { device });
  expect(written.ok && written.value).toContain("user: 'member', isOffline: true }");
  expect(bodyOf(steps, { device }).slice(1, 3)).toEqual([
    'await phone.reconnect();',
    'await context.setOffline(true);',
  ]);
});

test('says everything that a page and the backend by HTTP can’t do', () => {
  const steps = [CLAIM, { do: 'bridge.reply', call: 'userInfo', reply: { code: 7 } }];
  const device = { platform: 'ios', network: 'slow', readsSms: true };
  expect(write(steps, { device }, new Map())).toEqual({
    ok: false,
    failure: [
      'a slow network',
      'a code that the phone reads from an SMS',
      'step 1, send claim CLAIM: nothing on the screen was found to send it.',
      'step 2, override userInfo code 7: a page and the backend by HTTP have no way to do “bridge.reply”.',
    ],
  });
});

test('answers a question in its own dialog', () => {
  const answer = { ...TAP, dialog: 'alertdialog' };
  const written = write([CLAIM], {}, new Map([[0, [TAP, answer]]]));
  const button = "getByRole('button', { name: 'Klaim voucher', exact: true }).click();";
  expect(written.ok && written.value).toContain(
    `  await page.${button}\n  await page.getByRole('alertdialog').${button}`,
  );
});
