import { ROUTES, withQuery } from '@cangkir/core';
import { Customer } from './customer.ts';
import { expect, test } from './journey.ts';
import { backendState, requestsTo } from './read-backend.ts';

const ACTIVITY = 'roda-gajian';
const DRAW = withQuery(ROUTES.luckDraw, { activityCode: ACTIVITY });

test.use({ phone: { platform: 'browser' } });

test('spun in two tabs at once, the wheel stops at one prize', async ({
  simulator,
  customer,
  page,
}) => {
  await simulator.openRoute(DRAW);
  await customer.button('Spin now').click();
  // The browser reads the SMS by itself.
  await customer.askForCode();
  await expect(customer.button('Spin now')).toBeVisible();
  const other = new Customer(simulator, await simulator.openInAnotherTab(DRAW));
  await expect(other.button('Spin now')).toBeVisible();

  await Promise.all([customer.button('Spin now').click(), other.button('Spin now').click()]);
  const outcomes = [customer, other].map(({ app }) => app.getByText(OUTCOME));
  for (const outcome of outcomes) await expect(outcome).toBeVisible();
  const prizes = await Promise.all(outcomes.map(async (each) => prizeIn(await each.textContent())));
  expect(new Set(prizes).size).toBe(1);
  const { made } = (await backendState(page)).draws;
  expect(made.filter(({ activityCode }) => activityCode === ACTIVITY)).toHaveLength(1);
  expect(await requestsTo(page, 'draw')).toHaveLength(2);
});

/** What a tab says of the draw: the one whose request came first, or the other. */
const OUTCOME =
  /Congratulations! You won: .+|No luck this time|Your prize: .+|Your result: no prize/;

/** The prize alone; empty for no prize. */
function prizeIn(outcome: string | null): string {
  return /: (?!no prize)(.+)$/.exec(outcome ?? '')?.[1] ?? '';
}
