import { expect, type FrameLocator, type Locator } from '@playwright/test';
import type { SimulatorPage } from './simulator-page.ts';

/** A mobile number unknown to the backend, as people type it. */
export const NEW_PHONE = '0812 3456 7890';

/** A customer who uses the app in the phone, in English. */
export class Customer {
  readonly #simulator: SimulatorPage;
  readonly app: FrameLocator;
  readonly phoneField: Locator;
  readonly codeField: Locator;
  /** The text of an announced message. */
  readonly alert: Locator;

  /** @param app The app in another tab, if not the phone's own. */
  constructor(simulator: SimulatorPage, app: FrameLocator = simulator.app) {
    this.#simulator = simulator;
    this.app = app;
    this.phoneField = app.getByRole('textbox', { name: 'Phone number' });
    this.codeField = app.getByRole('textbox', { name: 'SMS code' });
    // The region of the toasts is there without one.
    this.alert = app.getByRole('alert').filter({ hasText: /\S/ });
  }

  button(name: string): Locator {
    return this.app.getByRole('button', { name, exact: true });
  }

  heading(name: string): Locator {
    return this.app.getByRole('heading', { name, exact: true });
  }

  /** Types a phone and requests an SMS. */
  async askForCode(phone: string = NEW_PHONE): Promise<void> {
    await this.phoneField.fill(phone);
    await this.button('Send code').click();
  }

  /** Takes the SMS code as the phone offers it. Its last digit submits it. */
  async takeCode(): Promise<void> {
    await expect(this.codeField).toBeVisible();
    await this.#simulator.takeSuggestedCode();
  }

  /** Logs in, which also claims on the page of a campaign. */
  async identify(phone: string = NEW_PHONE): Promise<void> {
    await this.askForCode(phone);
    await this.takeCode();
  }
}
