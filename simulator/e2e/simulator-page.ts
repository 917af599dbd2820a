import type { EndpointName } from '@cangkir/api';
import { APP_PATH } from '@cangkir/tooling/app-path';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

type PlatformLabel = 'iOS' | 'Android' | 'Browser';
type NetworkLabel = 'Usual' | 'Slow' | 'Offline';
type ThemeLabel = 'Light' | 'Dark';
type CardTitle =
  | 'Device'
  | 'Person'
  | 'Backend'
  | 'Native app'
  | 'Next calls'
  | 'Clock'
  | 'Storage'
  | 'Settings'
  | 'On a real phone';
type PhoneLabel = 'First' | 'Second';
type TabLabel = 'Log' | 'Replay' | 'Chart' | 'Coverage' | 'Health' | 'Data' | 'Till';

/** The faults available for the next answers. */
type FaultLabel =
  | 'Done, answer lost'
  | 'Never arrives'
  | 'Never answered'
  | '5 seconds late'
  | '10000 server busy'
  | '10001 token invalid'
  | '30005 ended'
  | '99999 unknown code'
  | 'Garbage';

interface FaultInputs {
  /** Its name in the list of faults. */
  readonly option: string;
  readonly code?: number;
  readonly body?: string;
  /** Milliseconds. */
  readonly delay?: number;
}

/** The inputs of faults that have no entry of their own. */
const FAULT_INPUTS: Partial<Readonly<Record<FaultLabel, FaultInputs>>> = {
  '5 seconds late': { option: 'By the rules, late', delay: 5000 },
  '99999 unknown code': { option: 'Another code…', code: 99999 },
  Garbage: { option: 'Another body…', body: '<html><body>502 Bad Gateway</body></html>' },
};

/** The simulator's page, by what a user sees and presses. */
export class SimulatorPage {
  readonly page: Page;
  /** The customers' app in the phone. */
  readonly app: FrameLocator;
  readonly phone: Locator;
  /** The app in the second phone. */
  readonly secondApp: FrameLocator;
  readonly secondPhone: Locator;
  readonly log: Locator;
  readonly tillResult: Locator;
  /** The SMS on the phone's screen. */
  readonly messages: Locator;
  /** Errors of the page or the frame: console errors and unhandled rejections. */
  readonly errors: string[] = [];

  constructor(page: Page) {
    this.page = page;
    this.app = page.frameLocator('iframe[title="Customers’ app"]');
    this.phone = page.getByRole('region', { name: 'Phone', exact: true });
    this.secondApp = page.frameLocator('iframe[title="Customers’ app on the second phone"]');
    this.secondPhone = page.getByRole('region', { name: 'Second phone', exact: true });
    this.log = page.getByRole('list', { name: 'Log entries' });
    this.tillResult = page.getByRole('status', { name: 'Till result' });
    this.messages = page.getByRole('status', { name: 'Messages' });
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      // The browser reports every request that a fault left unanswered.
      const isFault = /\/portal\/app\/|\/sa\?/.test(message.location().url);
      if (message.type() === 'error' && !isFault) this.errors.push(message.text());
    });
  }

  /** Opens the simulator, or a link with settings, and waits until the app stands in place of its first view. */
  async goto(address = '/'): Promise<void> {
    await this.page.goto(address);
    await expect(this.phone).toBeVisible();
    await expect(this.app.locator('#root > :not([aria-busy])')).not.toHaveCount(0);
  }

  /** Opens a route on the selected phone, like a link from a chat, and waits until the page before is gone. */
  async openRoute(route: string, app = this.app): Promise<void> {
    await this.#renew(async () => {
      await this.#type(this.route, route);
      await this.page.getByRole('button', { name: 'Open', exact: true }).click();
    }, app);
  }

  /**
   * Opens the app in its own browser tab, with the same backend and local storage, but its own session storage. It is
   * framed there, too: the service worker ignores top-level pages.
   */
  async openInAnotherTab(route: string): Promise<FrameLocator> {
    const tab = await this.page.context().newPage();
    await tab.goto('/');
    await expect(tab.getByRole('alert')).toBeVisible();
    await tab.evaluate((address) => {
      const frame = document.createElement('iframe');
      frame.width = '375';
      frame.height = '667';
      frame.src = address;
      document.body.replaceChildren(frame);
    }, `${APP_PATH}#${route}`);
    return tab.frameLocator('iframe');
  }

  /** The app's current route. */
  get route(): Locator {
    return this.page.getByRole('textbox', { name: 'Route' });
  }

  /** What a function reads in the app. Undefined while the app is loading again. */
  async readInApp<Value>(
    read: (html: Element, argument: string) => Value,
    argument = '',
  ): Promise<Value | undefined> {
    const html = this.app.locator('html');
    return html.evaluate(read, argument).catch(() => undefined);
  }

  async reloadApp(): Promise<void> {
    await this.#renew(() => this.page.getByRole('button', { name: 'Reload' }).click());
  }

  async choosePlatform(label: PlatformLabel): Promise<void> {
    const isChosen = await this.page.getByRole('radio', { name: label }).isChecked();
    if (!isChosen) await this.#renew(() => this.#choose('Platform', label));
  }

  async chooseNetwork(label: NetworkLabel): Promise<void> {
    await this.#choose('Network', label);
  }

  async chooseTheme(label: ThemeLabel): Promise<void> {
    await this.#choose('Theme', label);
    // The frame hears of it with its next frame. While its page is loading, it cannot say.
    const html = this.app.locator('html');
    const isDark = () =>
      html.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches).catch(() => null);
    await expect.poll(isDark).toBe(label === 'Dark');
  }

  async chooseScreen(label: string): Promise<void> {
    await this.page.getByLabel('Screen', { exact: true }).selectOption(label);
  }

  /** Chooses another user by their label; `Logged out` for nobody. */
  async chooseUser(label: string): Promise<void> {
    const list = this.page.getByLabel('User', { exact: true });
    await this.#renew(async () => {
      await list.selectOption(label);
    });
  }

  /** Chooses the code that answers claims; null to follow the rules. */
  async chooseClaimCode(code: number | null): Promise<void> {
    await this.page
      .getByLabel('Claim code', { exact: true })
      .selectOption(code === null ? '' : String(code));
  }

  async setAppVersion(version: string): Promise<void> {
    await this.openCard('Native app');
    await this.#settle('App version', version);
  }

  async setSafeBottom(pixels: number): Promise<void> {
    await this.#settle('Safe bottom', String(pixels));
  }

  async chooseStorage(label: 'Works' | 'Full' | 'Forbidden'): Promise<void> {
    const card = await this.openCard('Storage');
    await this.#renew(() => card.getByRole('radio', { name: label }).check());
  }

  async resetBackend(): Promise<void> {
    const card = await this.openCard('Backend');
    await card.getByRole('button', { name: 'Reset data' }).click();
  }

  /** Overrides the next answers. */
  async overrideNextAnswers(fault: FaultLabel, endpoint?: EndpointName, times = 1): Promise<void> {
    const form = this.page.getByRole('form', { name: 'Next answers' });
    const { option, code, body, delay = 0 }: FaultInputs = FAULT_INPUTS[fault] ?? { option: fault };
    await form.getByLabel('Endpoint', { exact: true }).selectOption(endpoint ?? '');
    await form.getByLabel('Fault', { exact: true }).selectOption(option);
    if (code !== undefined) await form.getByLabel('Code', { exact: true }).fill(String(code));
    if (body !== undefined) await form.getByLabel('Body', { exact: true }).fill(body);
    await form.getByLabel('Delay, ms').fill(String(delay));
    await form.getByLabel('Times').fill(String(times));
    await form.getByRole('button', { name: 'Override', exact: true }).click();
  }

  /** The code of the last SMS. */
  async readSmsCode(): Promise<string> {
    const text = await this.#suggestion.textContent();
    return (text ?? '').replace(/\D/g, '');
  }

  /** Lets the keyboard type the code of the last SMS. */
  async takeSuggestedCode(): Promise<void> {
    await this.#suggestion.click();
  }

  /** Logs a person in with the native app's own login. */
  async logInNatively(label: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Log in to the app' });
    await dialog.getByRole('button', { name: label }).click();
  }

  async scanScreen(): Promise<void> {
    await this.chooseTab('Till');
    await this.page.getByRole('button', { name: /^Scan the .*phone’s screen$/ }).click();
  }

  async redeem(code: string): Promise<void> {
    await this.chooseTab('Till');
    await this.#type(this.page.getByLabel('Voucher code'), code);
    await this.page.getByRole('button', { name: 'Redeem', exact: true }).click();
  }

  /** A card of the settings. */
  card(title: CardTitle): Locator {
    return this.page.getByRole('group', { name: title, exact: true });
  }

  /** Opens a card unless it is open. */
  async openCard(title: CardTitle): Promise<Locator> {
    const card = this.card(title);
    if ((await card.getAttribute('open')) === null) {
      await card.getByRole('heading', { name: title, exact: true }).click();
    }
    return card;
  }

  async switchOn(label: string): Promise<void> {
    await this.page.getByRole('switch', { name: label }).check();
  }

  async switchOff(label: string): Promise<void> {
    await this.page.getByRole('switch', { name: label }).uncheck();
  }

  async chooseZoom(label: string): Promise<void> {
    await this.page.getByLabel('Zoom', { exact: true }).selectOption(label);
  }

  async chooseLanguage(label: string): Promise<void> {
    await this.page.getByLabel('Language', { exact: true }).selectOption(label);
  }

  async rotate(): Promise<void> {
    await this.page.getByRole('button', { name: 'Rotate' }).click();
  }

  async putSecondPhone(): Promise<void> {
    await this.switchOn('Second phone');
    await expect(this.secondPhone).toBeVisible();
  }

  async selectPhone(label: PhoneLabel): Promise<void> {
    await this.#choose('Selected', label);
  }

  async chooseClock(label: 'Real' | 'Frozen' | 'Fast' | 'Stepped'): Promise<void> {
    await this.openCard('Clock');
    await this.#choose('Mode', label);
  }

  /** Sets the clock to a moment of WIB, such as `2026-09-04T14:54`. */
  async setClock(moment: string): Promise<void> {
    const card = await this.openCard('Clock');
    await card.getByLabel('Moment').fill(moment);
    await card.getByRole('button', { name: 'Set the clock' }).click();
  }

  /** Steps the clock, and waits until the step is done. */
  async stepClock(label: '+1 s' | '+1 min' | '+1 h' | '+1 day' | 'Next deadline'): Promise<void> {
    const steps = this.card('Clock').getByRole('group', { name: 'Step' });
    await steps.getByRole('button', { name: label, exact: true }).click();
    await expect(steps).toHaveAttribute('aria-busy', 'false');
  }

  /** Overrides the answer to a future call of the native app. */
  async overrideNextCall(
    call: string,
    answer: string,
    fields: Readonly<Record<string, string>> = {},
  ) {
    const card = await this.openCard('Next calls');
    await card.getByLabel('Call', { exact: true }).selectOption(call);
    await card.getByLabel('Answer', { exact: true }).selectOption(answer);
    for (const [label, value] of Object.entries(fields)) {
      const field = card.getByLabel(label, { exact: true });
      if (label === 'Given') await field.selectOption(value);
      else await field.fill(value);
    }
    await card.getByRole('button', { name: 'Override', exact: true }).click();
  }

  tab(label: TabLabel): Locator {
    return this.page.getByRole('tab', { name: label, exact: true });
  }

  async chooseTab(label: TabLabel): Promise<void> {
    await this.tab(label).click();
  }

  /** The visible tool. */
  get tool(): Locator {
    return this.page.getByRole('tabpanel');
  }

  /** Filters the visible tool. */
  async filterTool(group: 'Show' | 'Phone' | 'Outcome' | 'Table', label: string): Promise<void> {
    const choice = this.tool.getByRole('group', { name: group });
    await choice.getByRole('radio', { name: label, exact: true }).check();
  }

  /** Searches the visible tool. */
  async search(text: string): Promise<void> {
    await this.tool.getByRole('searchbox', { name: 'Search' }).fill(text);
  }

  /** Opens an entry of the data, by its keys. */
  async openData(...keys: readonly string[]): Promise<void> {
    let list = this.tool.getByRole('list', { name: 'Backend' });
    for (const key of keys) {
      await list.getByText(key, { exact: true }).first().click();
      list = list.getByRole('list', { name: key, exact: true });
    }
  }

  /** The lines of the log with a call or an endpoint. */
  logLines(name: string): Locator {
    return this.log.getByRole('listitem').filter({ hasText: name });
  }

  get #suggestion(): Locator {
    return this.page.getByRole('button', { name: /^From Messages/ });
  }

  /** Performs an action that reloads the app, and waits until the old page is gone: it would still accept a tap. */
  async #renew(act: () => Promise<void>, app = this.app): Promise<void> {
    const page = app.locator('html:has(#root)');
    // Tried again where the setting before has the page on its way out.
    await expect(() => page.evaluate((element) => element.setAttribute('data-left', ''))).toPass();
    await act();
    await expect(page.and(app.locator(':not([data-left])'))).toBeAttached();
  }

  async #choose(group: string, label: string): Promise<void> {
    await this.page.getByRole('group', { name: group }).getByRole('radio', { name: label }).check();
  }

  async #settle(label: string, value: string): Promise<void> {
    const field = this.page.getByLabel(label, { exact: true });
    await this.#type(field, value);
    await field.press('Enter');
  }

  /** Types until it stands there: an app that opens meanwhile takes the focus, and the keys with it. */
  async #type(field: Locator, text: string): Promise<void> {
    const typed = async () => {
      await field.fill(text);
      return field.inputValue();
    };
    await expect.poll(typed).toBe(text);
  }
}
