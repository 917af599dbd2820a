import { ENDPOINTS } from '@cangkir/api';
import { ROUTES, TAB_KEYS, withQuery } from '@cangkir/core';
import { APP_PATH } from '@cangkir/tooling/app-path';
import { expect } from 'vitest';
import { holdApp } from './hold-app.ts';
import { backendTest } from './journey.ts';
import { button, field, heading, link, text } from './locators.ts';

const CLAIM = withQuery(ROUTES.getCoupons, { activityCode: 'kopi-susu' });
const CUT = withQuery(ROUTES.bargain, { activityCode: 'nego-kopi' });
const ENDED = withQuery(ROUTES.bargain, { activityCode: 'nego-usai' });

const test = backendTest({ hasServiceWorkers: false, isImpatient: true })
  .extend('app', async ({ backend }, { onCleanup }) => {
    const app = await holdApp(backend);
    onCleanup(() => app.stop());
    return app;
  })
  .extend('follow', async ({ phone, app }) => {
    /** Follows a link, whose page is not loaded before the app is there. */
    return async (route: string): Promise<void> => {
      await phone.goto('about:blank');
      await phone.goto(`${app.origin}${APP_PATH}#${route}`);
    };
  });

test.for([
  { tap: 'one tap', times: 1, number: '0812-3456-7890' },
  { tap: 'a double tap', times: 2, number: '0812-3456-7891' },
])(
  'a phone that is typed before the app is there gets one code by $tap',
  async ({ times, number }, { phone, app, backend, follow }) => {
    await follow(CLAIM);
    await phone.see(field('Phone number'));
    await phone.type(field('Phone number'), number);
    for (let tap = 0; tap < times; tap += 1) await phone.click(button('Send code'));
    expect(
      await phone.evaluate(
        () => document.querySelector('#login-form')?.closest('[aria-busy]') !== null,
      ),
    ).toBe(true);
    const sms = backend.nextSmsCode();
    app.release();
    await phone.see(button('Change number'));
    await phone.see(text(number));
    await phone.type(field('SMS code'), await sms);
    await phone.miss(field('SMS code'));
    expect(app.asked.filter((path) => path === ENDPOINTS.sendCode.path)).toHaveLength(1);
  },
);

test('what is typed stays with its caret and the keyboard', async ({ phone, app, follow }) => {
  await follow(ROUTES.phoneLogin);
  await phone.see(field('Phone number'));
  await phone.type(field('Phone number'), '0812 3456');
  await phone.evaluate(() => {
    const typed = document.querySelector<HTMLInputElement>('input[name="phone"]');
    typed?.setSelectionRange(2, 4);
  });
  app.release();
  await phone.until(() => document.querySelector('main [aria-busy="true"]') === null);
  const shown = await phone.evaluate(() => {
    const typed = document.querySelector<HTMLInputElement>('input[name="phone"]');
    return [
      typed?.value,
      typed?.selectionStart,
      typed?.selectionEnd,
      typed === document.activeElement,
    ];
  });
  expect(shown).toEqual(['0812 3456', 2, 4, true]);
});

test('a tap on the cut leads to the login once', async ({ phone, app, follow }) => {
  await follow(CUT);
  await phone.see(text('Coffee Bargain'));
  await phone.click(button('Cut the price'));
  app.release();
  await phone.see(heading('Log in by phone'));
  await phone.click(button('Back'));
  await phone.see(button('Cut the price'));
});

test('a press that the page interrupts counts', async ({ phone, app, follow }) => {
  await follow(CLAIM);
  await phone.press(button('Change language'));
  app.release();
  await phone.until(() => document.querySelector('#root > [aria-busy]') === null);
  await phone.release();
  await phone.see(heading('Language'));
});

test('a page that is left before the app is there keeps the source that its link named', async ({
  phone,
  app,
  follow,
}) => {
  await follow(withQuery(ROUTES.mine, { sourceId: 'chat' }));
  await phone.click(link('Vouchers'));
  await phone.see(heading('My vouchers'));
  app.release();
  await phone.see(button('Log in'));
  const stored = () => phone.evaluate((key) => sessionStorage.getItem(key), TAB_KEYS.commonSession);
  await expect.poll(stored).toContain('"sourceId":"chat"');
});

test('a tap on a control that the data remove does nothing, and the page says so', async ({
  phone,
  app,
  follow,
}) => {
  await follow(ENDED);
  await phone.see(button('Cut the price'));
  await phone.click(button('Cut the price'));
  app.release();
  await phone.see(text('The page just changed'));
  await phone.see(heading('This bargain has ended'));
  expect(app.asked).not.toContain(ENDPOINTS.sponsorBargain.path);
});
