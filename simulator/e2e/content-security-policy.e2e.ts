import { expect, test } from './journey.ts';

test('the app runs only its own scripts, and contacts no other host', async ({
  simulator,
  customer,
}) => {
  await expect(customer.phoneField).toBeVisible();
  const done = await simulator.app.locator('html').evaluate(async (page) => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.taken = "yes"';
    page.append(script);
    const fetched = await fetch('https://elsewhere.example/').catch(() => null);
    return { hasRun: page.dataset['taken'] === 'yes', hasFetched: fetched !== null };
  });
  expect(done).toEqual({ hasRun: false, hasFetched: false });

  // Each violation is an error on the console, which fails every other test.
  await expect.poll(() => simulator.errors).toHaveLength(3);
  const errors = simulator.errors.splice(0).join();
  expect(errors).toContain('script-src');
  expect(errors).toContain('connect-src');
});

test('no library sends telemetry about a claim', async ({ simulator, customer, page }) => {
  await page.addInitScript(() => {
    // They sample at random: this forces them.
    if (window !== window.parent) Math.random = () => 0;
  });
  await simulator.choosePlatform('Browser');
  await customer.askForCode();
  await expect(customer.heading('The voucher is yours!')).toBeVisible();
});
