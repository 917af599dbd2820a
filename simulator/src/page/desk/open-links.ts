import { createStore } from '@xstate/store';
import type { SimulatorParts } from '../../compose/simulator.types.ts';
import { readScenarioLink, type ScenarioPlace } from '../../scenario/scenario-link.ts';
import { readSettingsLink } from '../../settings/settings-link.ts';
import type { ChosenTab } from '../column/chosen-tab.ts';

/** What there is to say of the last link; null if nothing is. */
export type LinkWords = ReturnType<typeof createLinkWords>;

function createLinkWords() {
  const context: { readonly words: string | null } = { words: null };
  return createStore({
    context,
    on: { said: (_, { words }: { words: string | null }) => ({ words }) },
  });
}

/**
 * Opens what the page's address links to, now and whenever a link is opened in this tab: settings, or a place in a
 * scenario. The address is as without it then.
 */
export function openLinks(
  { applySettings, replay }: Pick<SimulatorParts, 'applySettings' | 'replay'>,
  chosenTab: ChosenTab,
): LinkWords {
  const store = createLinkWords();

  /** Resolves with what there is to say. */
  async function openScenario({ scenario, step }: ScenarioPlace): Promise<string | null> {
    const { STORED_SCENARIOS } = await import('../replay/stored-scenarios.ts');
    const stored = STORED_SCENARIOS.find(({ id }) => id === scenario);
    if (stored === undefined) return `This simulator has no scenario “${scenario}”.`;
    chosenTab.trigger.chosen({ tab: 'replay' });
    await replay.load(stored.text);
    await replay.runTo(step);
    return null;
  }

  function open(): void {
    const { hash } = location;
    const settings = readSettingsLink(hash);
    const place = readScenarioLink(hash);
    if (settings === null && place === null) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    const say = (words: string | null) => store.trigger.said({ words });
    if (settings?.ok === true) applySettings(settings.value);
    if (settings !== null)
      say(settings.ok ? 'Applied the settings of the link.' : settings.failure);
    if (place?.ok === true) void openScenario(place.value).then(say);
    if (place?.ok === false) say(place.failure);
  }

  open();
  window.addEventListener('hashchange', open);
  return store;
}
