import { ROUTES } from '@cangkir/core';
import { APP_PATH } from '@cangkir/tooling/app-path';
import type { BackendProcess } from '@cangkir/tooling/backend-process';
import type { WebKit } from '@cangkir/tooling/webkit';
import { button, field } from './locators.ts';

/** Whether a screen of the app shows its title, and nothing that loads but the samples of the kit's demo. */
function appIsThere(): boolean {
  const firstView: { readonly element: Element } | undefined = Reflect.get(window, 'firstView');
  return (
    firstView?.element.isConnected !== true &&
    document.querySelector('#root h1') !== null &&
    document.querySelector('[aria-busy="true"]:not(section *)') === null
  );
}

/** A customer with the app in English, which a backend serves. */
export class Customer {
  readonly phone: WebKit;
  readonly #backend: BackendProcess;

  constructor(phone: WebKit, backend: BackendProcess) {
    this.phone = phone;
    this.#backend = backend;
  }

  /** Loads a route, as a link from a chat does, and waits until the app has taken the place of the first view. */
  async open(route: string): Promise<void> {
    // A link that differs in its hash alone would not load the page.
    await this.phone.goto('about:blank');
    await this.phone.goto(`${this.#backend.origin}${APP_PATH}#${route}`);
    await this.phone.until(appIsThere);
  }

  /** Goes to a route within the page. */
  async follow(route: string): Promise<void> {
    await this.phone.evaluate((hash) => {
      window.location.hash = hash;
    }, route);
  }

  /** Logs in on the account's page. */
  async logIn(number: string): Promise<void> {
    await this.open(ROUTES.mine);
    await this.phone.click(button('Log in or register'));
    await this.identify(number);
    await this.phone.see(button('Log out'));
  }

  /** Types a phone and the code of the SMS, whose last digit submits it. */
  async identify(number: string): Promise<void> {
    await this.phone.type(field('Phone number'), number);
    const sms = this.#backend.nextSmsCode();
    await this.phone.click(button('Send code'));
    // Says what the page shows where no SMS was asked for.
    await this.phone.see(button('Change number'));
    await this.phone.type(field('SMS code'), await sms);
  }
}
