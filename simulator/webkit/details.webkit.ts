import { ROUTES, withQuery } from '@cangkir/core';
import { expect } from 'vitest';
import { PEOPLE } from '../src/backend/login/login.fixture.ts';
import { customerTest } from './journey.ts';
import { button, field, heading, text } from './locators.ts';

/** Control and V, as WebDriver types them. */
const PASTE = '\uE009v';

const test = customerTest();

test('a sheet shows no focus ring after a tap, and its link is copied without a trace', async ({
  customer,
  phone,
}) => {
  await customer.logIn(PEOPLE.memberPh.phone);
  await customer.open(withQuery(ROUTES.bargainPrize, { activityCode: 'nego-pilih' }));
  await phone.click(button('Show your friends'));
  await phone.see('//dialog[@open]//button[@aria-label="Close"]');
  expect(await phone.evaluate(() => document.querySelectorAll(':focus-visible').length)).toBe(0);

  await phone.click(button('Copy link'));
  await phone.see(text('Link copied'));
  expect(await phone.evaluate(() => String(window.getSelection()))).toBe('');
  await customer.open(ROUTES.demo);
  await phone.type(field('SearchField'), PASTE);
  const pasted = () =>
    phone.evaluate(() => document.querySelector<HTMLInputElement>('input[type="search"]')?.value);
  await expect.poll(pasted).toContain(`#${ROUTES.bargain}?activityCode=nego-pilih&assistanceCode=`);
});

test('the year stays in one line, also in a wide serif', async ({ customer, phone }) => {
  await customer.logIn(PEOPLE.member.phone);
  await customer.open(withQuery(ROUTES.annualSummary, { year: '2025' }));
  await phone.see(heading('Your year in a cup of coffee'));
  const lines = await phone.evaluate(() => {
    const year = [...document.querySelectorAll('p')].find((line) => line.textContent === '2025');
    if (year === undefined) return null;
    const range = document.createRange();
    range.selectNodeContents(year);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});
