import { ROUTES, TAB_KEYS } from '@cangkir/core';
import { APP_PATH } from '@cangkir/tooling/app-path';
import { ENTRY, holdApp } from './hold-app.ts';
import { expect, test } from './journey.ts';
import { requestsTo } from './read-backend.ts';

const CAMPAIGN = `${ROUTES.getCoupons}?activityCode=kopi-susu`;

test.use({ phone: { platform: 'browser', readsSms: false } });

test('the page shows a screen before the app is there, and what is done on it counts once', async ({
  simulator,
  customer,
  page,
}) => {
  const { app } = simulator;
  const heading = app.getByRole('heading', { level: 1 });

  /** Opens a route, up to its first view. Returns what lets the app start. */
  async function openFirstView(route: string): Promise<() => void> {
    const release = await holdApp(page);
    await simulator.openRoute(route);
    await expect(heading).toBeVisible();
    return release;
  }

  await test.step('a campaign, which is asked for once', async () => {
    const terms = app.getByText('Minimum order');
    await expect(terms).toBeVisible();
    const before = (await requestsTo(page, 'campaign')).length;
    const release = await openFirstView(CAMPAIGN);
    await expect(customer.heading('Claim your voucher')).toBeVisible();
    await expect(app.getByText('Rp15.000')).toBeVisible();
    await expect(app.getByText('Palm Sugar Milk Coffee Discount')).toBeVisible();
    await expect(app.locator('html')).toHaveAttribute('lang', 'en');
    await expect(terms).toBeHidden();

    release();
    await expect(terms).toBeVisible();
    await expect(customer.heading('Claim your voucher')).toHaveCount(1);
    await expect.poll(() => requestsTo(page, 'campaign')).toHaveLength(before + 1);
  });

  await test.step('a tap opens the choice of the language once', async () => {
    const release = await openFirstView(CAMPAIGN);
    await customer.button('Change language').click();
    release();
    await expect(app.getByRole('dialog')).toBeVisible();
    await expect(app.getByRole('radio', { name: 'English' })).toBeChecked();
  });

  await test.step('a tap on a control that the data remove does nothing, and the page says so', async () => {
    const release = await openFirstView('/bargain/main?activityCode=nego-usai');
    await customer.button('Cut the price').click();
    release();
    await expect(app.getByText('The page just changed')).toBeVisible();
    await expect(customer.heading('This bargain has ended')).toBeVisible();
    await expect(customer.button('Cut the price')).toBeHidden();
    await expect.poll(() => requestsTo(page, 'sponsorBargain')).toHaveLength(0);
  });

  await test.step('a cut of a visitor leads to the login once', async () => {
    const release = await openFirstView('/bargain/main?activityCode=nego-kopi');
    const cut = customer.button('Cut the price');
    await cut.dblclick();
    release();
    await expect(customer.phoneField).toBeVisible();
    await customer.button('Back').click();
    await expect(cut).toBeVisible();
  });

  await test.step('a search keeps the focus, though the link names a question', async () => {
    const release = await openFirstView(`${ROUTES.help}?question=refundTime`);
    const search = app.getByRole('searchbox');
    await search.pressSequentially('refund');
    release();
    await expect(app.getByRole('button', { expanded: true })).toBeVisible();
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('refund');
  });

  await test.step('a tab is chosen, and ends the search before it', async () => {
    const release = await openFirstView(ROUTES.help);
    const orders = app.getByRole('tab', { name: 'Orders' });
    await app.getByRole('searchbox').fill('refund');
    await orders.click();
    release();
    await expect(orders).toHaveAttribute('aria-selected', 'true');
    await expect(app.getByRole('tabpanel', { name: 'Orders' })).toBeVisible();
  });

  await test.step('a link is followed at once, and the way back leads to the place that had it', async () => {
    const release = await openFirstView(`${ROUTES.mine}?sourceId=chat`);
    const scrolled = () => app.locator('html').evaluate(() => window.scrollY);
    const link = app.getByRole('link', { name: 'Vouchers' });
    await link.click({ trial: true });
    const left = await scrolled();
    expect(left).toBeGreaterThan(0);
    await link.click();
    await expect(customer.heading('My vouchers')).toBeVisible();
    await expect.poll(scrolled).toBe(0);
    release();
    await expect(customer.heading('My vouchers')).toBeFocused();
    await expect(customer.button('Log in')).toBeVisible();
    // The first view has that button, too.
    const stored = () =>
      app.locator('html').evaluate((_, key) => sessionStorage.getItem(key), TAB_KEYS.commonSession);
    await expect.poll(stored).toContain('"sourceId":"chat"');
    await customer.button('Back').click();
    await expect(customer.heading('Account')).toBeVisible();
    await expect.poll(scrolled).toBe(left);
  });

  await test.step('a link of the app asks for its screen before that is there, and once', async () => {
    const before = (await requestsTo(page, 'packs')).length;
    await app.getByRole('link', { name: 'Voucher packs' }).click();
    await expect(customer.heading('Voucher packs')).toBeVisible();
    await expect(app.getByRole('list').first()).toBeVisible();
    await expect.poll(() => requestsTo(page, 'packs')).toHaveLength(before + 1);
    await customer.button('Back').click();
  });

  await test.step('a link that names nothing says so, and leads home', async () => {
    const release = await openFirstView(`${ROUTES.getCoupons}?activityCode=nothing`);
    await expect(customer.heading('Promo not found')).toBeVisible();
    await customer.button('Go to Home').click();
    release();
    await expect(customer.heading('Home')).toBeVisible();
  });

  for (const route of [`${ROUTES.qris}?orderNumber=1`, ROUTES.communityHistory]) {
    await test.step(`a press that the page interrupts counts, on the login that ${route} offers`, async () => {
      const release = await openFirstView(route);
      await customer.button('Log in').hover();
      await page.mouse.down();
      release();
      await expect(app.locator('#root > [aria-busy]')).toHaveCount(0);
      await page.mouse.up();
      await expect(customer.phoneField).toBeVisible();
    });
  }

  await test.step('Enter in the field sends the code, and another screen’s taps are forgotten', async () => {
    const release = await openFirstView(CAMPAIGN);
    await customer.button('Change language').click();
    await app.locator('html').evaluate((_, route) => {
      window.location.hash = route;
    }, ROUTES.phoneLogin);
    await expect(customer.heading('Log in by phone')).toBeVisible();
    await customer.phoneField.fill('0812 3456 7890');
    await customer.phoneField.press('Enter');
    release();
    await expect(customer.codeField).toBeVisible();
    await expect(app.getByRole('dialog')).toBeHidden();
    await expect.poll(() => requestsTo(page, 'sendCode')).toHaveLength(1);
  });

  await test.step('a claim that has ended meanwhile is not sent, and the page says so', async () => {
    await simulator.chooseUser('Member with vouchers (ID)');
    const release = await openFirstView(`${ROUTES.getCoupons}?activityCode=merdeka`);
    await customer.button('Claim voucher').click();
    release();
    await expect(app.getByText('The page just changed')).toBeVisible();
    await expect.poll(() => requestsTo(page, 'claim')).toHaveLength(0);
  });

  await test.step('a gift card’s code is kept, and the card is redeemed once', async () => {
    const release = await openFirstView(ROUTES.giftCards);
    const code = app.getByRole('textbox', { name: 'Gift card code' });
    await code.fill('kado kopi 2222 3333');
    await customer.button('Redeem gift card').dblclick();
    release();
    await expect(customer.heading('Added to your balance!')).toBeVisible();
    await expect.poll(() => requestsTo(page, 'redeemGiftCard')).toHaveLength(1);
  });

  await test.step('a reload keeps a code that was typed', async () => {
    await customer.button('Redeem another card').click();
    const code = app.getByRole('textbox', { name: 'Gift card code' });
    await code.fill('KADO');
    const release = await openFirstView(ROUTES.giftCards);
    await expect(code).toHaveValue('KADO');
    await code.press('End');
    await code.pressSequentially('K');
    release();
    await expect(code).toHaveValue('KADOK');
  });
});

/** The pages whose first view has the texts of an answer, or a form. */
const STANDING = [
  ROUTES.home,
  ROUTES.mine,
  ROUTES.vouchers,
  ROUTES.storedValue,
  ROUTES.packs,
  ROUTES.adVouchers,
  ROUTES.giftCards,
  ROUTES.points,
  ROUTES.rightsCard,
  ROUTES.fissionInvite,
  `${ROUTES.fissionInvite}?inviteCode=KOPI-TEMAN`,
  `${ROUTES.luckDraw}?activityCode=roda-gajian`,
  '/bargain/main?activityCode=nego-kopi',
  '/tommunity/survey?id=kopi-favorit',
  CAMPAIGN,
];

/** The most that a line may move, such as by a badge that stands beside it then. CSS pixels. */
const STEP = 5;

/** Where the texts of the page begin, from the top of the screen. */
function placesOf(html: Element): Record<string, number> {
  const places: Record<string, number> = {};
  for (const part of html.querySelectorAll('main :is(h2, p, a, button, label)')) {
    const { top, height } = part.getBoundingClientRect();
    const isSeen = height > 0 && top < window.innerHeight;
    if (isSeen && part.textContent) places[`${part.nodeName} ${part.textContent}`] ??= top;
  }
  return places;
}

test.describe('in Indonesian', () => {
  // The data decide how many lines a text takes: in the language of most.
  test.use({ phone: { platform: 'browser', language: 'id', screen: 'narrow' } });

  test('a page stands where its first view stood', async ({ simulator, page }) => {
    const { app } = simulator;
    const html = app.locator('html');
    await expect(app.getByRole('heading', { level: 1 })).toBeVisible();
    await simulator.chooseUser('Member with vouchers (ID)');

    for (const route of STANDING) {
      await test.step(route, async () => {
        const release = await holdApp(page);
        await simulator.openRoute(route);
        await expect(
          app.locator('main:is(:not(:has([data-slot])), :has([data-filled]))'),
        ).toBeVisible();
        const before = await html.evaluate(placesOf);
        release();
        const usable = () => html.evaluate(() => performance.getEntriesByName('usable').length);
        await expect.poll(usable).toBe(1);
        const after = await html.evaluate(placesOf);

        const shared = Object.keys(before).filter((text) => text in after);
        expect(shared.length).toBeGreaterThan(0);
        const moved = shared.flatMap((text) => {
          const by = (after[text] ?? 0) - (before[text] ?? 0);
          return Math.abs(by) > STEP ? [`${text}: ${by} px`] : [];
        });
        expect(moved).toEqual([]);
      });
    }
  });
});

test('a reload shows the phone that was typed, and no field for it while the SMS is awaited', async ({
  simulator,
  customer,
  page,
}) => {
  await expect(simulator.app.getByText('Minimum order')).toBeVisible();
  await simulator.openRoute(ROUTES.phoneLogin);
  await customer.phoneField.fill('0812 3456 7890');

  const start = await holdApp(page);
  await simulator.openRoute(ROUTES.phoneLogin);
  await expect(customer.phoneField).toHaveValue('0812 3456 7890');
  await customer.phoneField.press('Enter');
  start();
  await expect(customer.codeField).toBeVisible();

  const release = await holdApp(page);
  await simulator.openRoute(ROUTES.phoneLogin);
  await expect(customer.heading('Log in by phone')).toBeVisible();
  await expect(customer.button('Change language')).toBeVisible();
  await expect(customer.phoneField).toBeHidden();
  await expect(customer.button('Send code')).toBeHidden();
  release();
  await expect(customer.codeField).toBeVisible();
});

test('what was typed before the app stays at a reload and after a failed start', async ({
  simulator,
  customer,
  page,
}) => {
  await expect(simulator.app.getByText('Minimum order')).toBeVisible();
  let lose = () => {};
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await page.context().route(ENTRY, async (route) => {
    await lost;
    await route.abort();
  });
  await simulator.openRoute(ROUTES.phoneLogin);
  await customer.phoneField.fill('0812 3456');
  await simulator.openRoute(ROUTES.phoneLogin);
  await expect(customer.phoneField).toHaveValue('0812 3456');
  await customer.phoneField.fill('0812 3456 7890');

  lose();
  await expect(customer.button('Try again')).toBeVisible();
  await page.context().unroute(ENTRY);
  await customer.button('Try again').click();
  await expect(customer.button('Send code')).toBeEnabled();
  await expect(customer.phoneField).toHaveValue('0812 3456 7890');
  await customer.button('Send code').click();
  const sent = [{ input: { phone: '0812****7890' } }];
  await expect.poll(() => requestsTo(page, 'sendCode')).toMatchObject(sent);
  // The browser reports each lost request on the console.
  simulator.errors.splice(0);
});

test('a page that asks for a login first shows that at once, and sends one code to the number typed last', async ({
  simulator,
  customer,
  page,
}) => {
  await expect(simulator.app.getByText('Minimum order')).toBeVisible();
  const release = await holdApp(page);
  await simulator.openRoute(ROUTES.annualSummary);
  await customer.phoneField.fill('0812 3456 7891');
  await customer.button('Send code').click();
  await customer.phoneField.fill('0812 3456 7890');
  release();
  await expect(customer.codeField).toBeVisible();
  const sent = [{ input: { phone: '0812****7890' } }];
  await expect.poll(() => requestsTo(page, 'sendCode')).toMatchObject(sent);
});

test('an address that changes before the page’s script has run is asked for once', async ({
  simulator,
  customer,
  page,
}) => {
  await expect(simulator.app.getByText('Minimum order')).toBeVisible();
  const link = '/bargain/main?activityCode=nego-kopi';
  await page.addInitScript((changed) => {
    const body = new MutationObserver(() => {
      if (document.body === null || location.hash !== '#/help') return;
      body.disconnect();
      location.hash = changed;
    });
    body.observe(document, { childList: true, subtree: true });
  }, link);
  await simulator.openRoute(ROUTES.help);
  await expect(customer.button('Cut the price')).toBeVisible();
  await expect.poll(() => requestsTo(page, 'bargain')).toHaveLength(1);
});

test('an app whose script was lost says so, and starts at the retry or when the network is back', async ({
  simulator,
  customer,
  page,
}) => {
  const { app } = simulator;
  const alert = customer.alert.filter({ hasText: 'The page couldn’t load' });
  const isPage = ({ pathname }: URL) => pathname === APP_PATH;

  /** The page names a script that the server does not have: a cache may still hold its own. */
  async function loseScript(): Promise<void> {
    await page.context().route(isPage, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/index-[\w-]+\.js/, 'index-LOST.js');
      await route.fulfill({ response, body: html });
    });
  }

  await expect(app.getByText('Minimum order')).toBeVisible();
  await loseScript();
  await simulator.openRoute('/');
  await expect(alert).toBeVisible();

  await test.step('a retry that the server does not answer leaves it there', async () => {
    await page.context().unroute(isPage);
    const asked = page.context().waitForEvent('requestfailed');
    await page.context().route(isPage, (route) => route.abort());
    await customer.button('Try again').click();
    await asked;
    await expect(customer.button('Try again')).not.toHaveAttribute('aria-busy');
    await expect(alert).toBeVisible();
    await page.context().unroute(isPage);
  });

  await test.step('the network comes back', async () => {
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await expect(customer.heading('Home')).toBeVisible();
    await expect(alert).toBeHidden();
  });

  await test.step('a tap on the retry', async () => {
    await loseScript();
    await simulator.openRoute(CAMPAIGN);
    await expect(alert).toBeVisible();
    await page.context().unroute(isPage);
    await customer.button('Try again').click();
    await expect(customer.heading('Claim your voucher')).toBeVisible();
    await expect(alert).toBeHidden();
  });
  // The browser reports each lost request on the console, too.
  const reported = simulator.errors.splice(0);
  expect(reported.filter((error) => !error.startsWith('Failed to load resource'))).toEqual([]);
});
