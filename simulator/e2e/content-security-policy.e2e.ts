import { expect, test } from './journey.ts';

// An animation is among what it shows.
test.use({ phone: { platform: 'browser', reducesMotion: false } });

test('the app runs only its own scripts, and contacts no other host', async ({
  simulator,
  customer,
  page,
}) => {
  await test.step('no library sends telemetry about a claim', async () => {
    await page.addInitScript(() => {
      // They sample at random: this forces them.
      if (window !== window.parent) Math.random = () => 0;
    });
    await simulator.reloadApp();
    await customer.askForCode();
    await expect(customer.heading('The voucher is yours!')).toBeVisible();
  });

  await test.step('a campaign’s animation plays with its picture, and the still leaves', async () => {
    await simulator.openRoute('/tmp?name=ngopi-sore');
    const animation = simulator.app.getByRole('img', { name: 'A steaming cup of coffee' });
    const still = animation.locator('img');
    await animation.scrollIntoViewIfNeeded();
    await expect(still).toHaveJSProperty('naturalWidth', 480);
    await expect(animation.locator('g image')).toBeVisible();
    await expect(still).toBeHidden();
    expect(simulator.errors).toEqual([]);
  });

  await test.step('a script of somebody else does not run, and reaches nobody', async () => {
    const done = await simulator.app.locator('html').evaluate(async (html) => {
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.taken = "yes"';
      html.append(script);
      const fetched = await fetch('https://elsewhere.example/').catch(() => null);
      return { hasRun: html.dataset['taken'] === 'yes', hasFetched: fetched !== null };
    });
    expect(done).toEqual({ hasRun: false, hasFetched: false });

    // Each violation is an error on the console, which fails every other test.
    await expect.poll(() => simulator.errors).toHaveLength(3);
    const errors = simulator.errors.splice(0).join();
    expect(errors).toContain('script-src');
    expect(errors).toContain('connect-src');
  });
});
