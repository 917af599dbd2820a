import type { Result } from '@cangkir/core';
import { createStore } from '@xstate/store';
import type { SimulatorParts } from '../../compose/simulator.types.ts';
import { readScenarioFileLink } from '../../scenario/scenario-file-link.ts';
import { readScenarioLink, type ScenarioPlace } from '../../scenario/scenario-link.ts';
import type { Settings } from '../../settings/settings.ts';
import { readSettingsLink } from '../../settings/settings-link.ts';
import type { ChosenTab } from '../column/chosen-tab.ts';

/** What there is to say of the last link; null if nothing is. */
export type LinkMessage = ReturnType<typeof createLinkMessage>;

function createLinkMessage() {
  const context: { readonly message: string | null } = { message: null };
  return createStore({
    context,
    on: { said: (_, { message }: { message: string | null }) => ({ message }) },
  });
}

/**
 * Opens what the page's address links to, now and whenever a link is opened in this tab: settings, a place in a stored
 * scenario, or a scenario that the link holds. The address is as without it then.
 */
export function openLinks(
  { applySettings, replay }: Pick<SimulatorParts, 'applySettings' | 'replay'>,
  chosenTab: ChosenTab,
): LinkMessage {
  const store = createLinkMessage();

  /** Opens what a hash links to. Null if it is no link; resolves with what there is to say. */
  function openHash(hash: string): Promise<string | null> | null {
    const settings = readSettingsLink(hash);
    if (settings !== null) return openSettings(settings);
    const place = readScenarioLink(hash);
    if (place !== null) return openPlace(place);
    const file = readScenarioFileLink(hash);
    return file === null ? null : openFile(file);
  }

  async function openSettings(settings: Result<Settings, string>): Promise<string> {
    if (!settings.ok) return settings.failure;
    // A scenario on stage would restore the desk over them, once it is left.
    replay.pause();
    await replay.leave();
    applySettings(settings.value);
    return 'Applied the settings of the link.';
  }

  async function openPlace(place: Result<ScenarioPlace, string>): Promise<string | null> {
    if (!place.ok) return place.failure;
    const { scenario, step } = place.value;
    const { STORED_SCENARIOS } = await import('../replay/stored-scenarios.ts');
    const stored = STORED_SCENARIOS.find(({ id }) => id === scenario);
    if (stored === undefined) return `This simulator has no scenario “${scenario}”.`;
    await load(stored.text);
    await replay.runTo(step);
    return null;
  }

  async function openFile(text: string): Promise<string> {
    await load(text);
    return 'Opened the scenario of the link.';
  }

  /** The tab says what is wrong with a scenario. */
  async function load(text: string): Promise<void> {
    chosenTab.trigger.chosen({ tab: 'replay' });
    await replay.load(text);
  }

  function open(): void {
    const opening = openHash(location.hash);
    if (opening === null) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    void opening.then((message) => store.trigger.said({ message }));
  }

  open();
  window.addEventListener('hashchange', open);
  return store;
}
