import { ROUTES } from '@cangkir/core';
import { SCREEN_LINKS } from '@cangkir/core/testing';
import { expect } from 'vitest';
import { PEOPLE } from '../src/backend/login/login.fixture.ts';
import type { Customer } from './customer.ts';
import { customerTest } from './journey.ts';
import { text } from './locators.ts';

const test = customerTest({ reducesMotion: true });

/** Resolves when a screen shows its title, and nothing that still loads but the samples of the kit's demo. */
function screenIsThere(): Promise<void> {
  return new Promise((resolve) => {
    const isThere = () =>
      document.querySelector('#root h1') !== null &&
      document.querySelector('[aria-busy="true"]:not(section *)') === null;
    const look = () => (isThere() ? resolve() : requestAnimationFrame(look));
    look();
  });
}

/** The errors of each screen in the console, by route. */
async function errorsOnEveryRoute(customer: Customer): Promise<object> {
  const errors: Record<string, readonly string[]> = {};
  for (const { route } of SCREEN_LINKS) {
    await customer.open(route);
    await customer.phone.evaluate(screenIsThere);
    const written = await customer.phone.consoleErrors();
    if (written.length > 0) errors[route] = written;
  }
  return errors;
}

test('every route opens for a visitor without an error', async ({ customer }) => {
  expect(await errorsOnEveryRoute(customer)).toEqual({});
});

test('every route opens for a member without an error', async ({ customer, phone }) => {
  await customer.open(ROUTES.login);
  await customer.identify(PEOPLE.member.phone);
  await phone.see(text('Coffee friend'));
  expect(await errorsOnEveryRoute(customer)).toEqual({});
});
