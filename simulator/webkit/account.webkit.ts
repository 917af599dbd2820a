import { expect } from 'vitest';
import { PEOPLE } from '../src/backend/login/login.fixture.ts';
import { customerTest } from './journey.ts';
import { button, text } from './locators.ts';

const test = customerTest();

test('a member logs in, and leaves nothing of theirs after the logout', async ({
  customer,
  phone,
}) => {
  await customer.logIn(PEOPLE.member.phone);
  await phone.click(button('Log out'));
  await phone.click(button('Yes, log out'));
  await phone.see(text('You’re logged out'));
  await phone.see(button('Log in or register'));
  const stored = await phone.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toMatch(/token":"\w|81200000202/);
});
