import type { BackendProcess } from '@cangkir/tooling/backend-process';
import type { WebKit } from '@cangkir/tooling/webkit';
import { APP_PATH } from '../src/shared/app-path.ts';
import { button, field } from './locators.ts';

/** A customer with the app in English, which a backend serves. */
export class Customer {
  readonly phone: WebKit;
  readonly #backend: BackendProcess;

  constructor(phone: WebKit, backend: BackendProcess) {
    this.phone = phone;
    this.#backend = backend;
  }

  /** Loads a route, as a link from a chat does. */
  async open(route: string): Promise<void> {
    // A link that differs in its hash alone would not load the page.
    await this.phone.goto('about:blank');
    await this.phone.goto(`${this.#backend.origin}${APP_PATH}#${route}`);
  }

  /** Goes to a route within the page. */
  async follow(route: string): Promise<void> {
    await this.phone.evaluate((hash) => {
      window.location.hash = hash;
    }, route);
  }

  /** Types a phone and the code of the SMS, whose last digit submits it. */
  async identify(number: string): Promise<void> {
    await this.phone.type(field('Phone number'), number);
    const sms = this.#backend.nextSmsCode();
    await this.phone.click(button('Send code'));
    await this.phone.type(field('SMS code'), await sms);
  }
}
