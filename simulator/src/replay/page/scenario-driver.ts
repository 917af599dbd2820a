import type { App, PageName } from '@cangkir/core';
import type { Phone } from '../../phone/create-phone.ts';
import { lacksScreen, pagesOfStory } from '../../scenario/pages-of-story.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { keysOf } from '../../shared/keys-of.ts';
import type { PageDriver, PageStage } from './page-driver.ts';

type AppListener = (app: App) => void;

/** Runs every scenario in the simulator's page: with its screens in the phone, or on the machines alone. */
export interface ScenarioDriver extends PageDriver {
  /** The pages of the app that have a screen. Resolves when the app has started once. */
  builtPages(): Promise<readonly PageName[]>;
  /** The app that runs now, in the phone or without a screen; null until it starts. */
  app(): App | null;
  /** Calls back when an app has started. Returns the cleanup. */
  onApp(listener: AppListener): () => void;
}

export interface ScenarioDriverOptions {
  readonly phone: Pick<Phone, 'app' | 'onApp' | 'pages'>;
  readonly page: PageDriver;
  closePages(): Promise<void>;
}

export function createScenarioDriver(options: ScenarioDriverOptions): ScenarioDriver {
  const { phone, page, closePages } = options;
  const listeners = new Set<AppListener>();
  /** The app that runs without a screen. */
  let screenless: App | null = null;
  let names: readonly PageName[] | null = null;
  const built = new Promise<readonly PageName[]>((resolve) => {
    phone.onApp(() => {
      names = keysOf(phone.pages() ?? {});
      resolve(names);
    });
  });

  function notify(app: App): void {
    for (const listener of [...listeners]) listener(app);
  }

  phone.onApp(notify);

  async function openOnMachines(scenario: Scenario): Promise<PageStage> {
    await closePages();
    // Loaded only when a scenario needs it.
    const { createMachinesDriver } = await import('../machines/machines-driver.ts');
    const driver = createMachinesDriver({
      onPage(app) {
        screenless = app;
        notify(app);
      },
    });
    const stage = await driver.open(scenario);
    return {
      ...stage,
      settle: async () => null,
      async close() {
        screenless = null;
        await stage.close();
      },
    };
  }

  return {
    builtPages: () => built,
    app: () => screenless ?? phone.app(),
    onApp(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async open(scenario) {
      const pages = pagesOfStory(scenario);
      if (names !== null && lacksScreen(pages, names)) return openOnMachines(scenario);
      // On a desk that was locked before its app started, only the page that opens now says which screens there are.
      const stage = await page.open(scenario);
      if (!lacksScreen(pages, await built)) return stage;
      await stage.close();
      return openOnMachines(scenario);
    },
  };
}
