import { SCREEN_LINKS } from '@cangkir/core/testing';
import { expect } from 'vitest';
import { PEOPLE } from '../src/backend/login/login.fixture.ts';
import type { Customer } from './customer.ts';
import { customerTest } from './journey.ts';

const test = customerTest({ reducesMotion: true });

/** The errors of each screen in the console, by route. */
async function errorsOnEveryRoute(customer: Customer): Promise<object> {
  const errors: Record<string, readonly string[]> = {};
  for (const { route } of SCREEN_LINKS) {
    // WebKit complains of a request that was not yet answered when its page is left.
    await customer.phone.goto('about:blank');
    await customer.phone.consoleErrors();
    await customer.open(route);
    const written = await customer.phone.consoleErrors();
    if (written.length > 0) errors[route] = written;
  }
  return errors;
}

test('every route opens for a visitor without an error', async ({ customer }) => {
  expect(await errorsOnEveryRoute(customer)).toEqual({});
});

test('every route opens for a member without an error', async ({ customer }) => {
  await customer.logIn(PEOPLE.member.phone);
  expect(await errorsOnEveryRoute(customer)).toEqual({});
});
