import type { SimulatorParts } from '../../compose/simulator.types.ts';
import { readScenarioFileLink } from '../../scenario/scenario-file-link.ts';
import { readSettingsLink } from '../../settings/settings-link.ts';

/**
 * Takes the settings, or the scenario, of the link that was opened. The address is as without them then. Returns what
 * there is to say of it; null where the link holds nothing.
 *
 * @param onScenario Shows the scenario that is being loaded.
 */
export function takeLink(
  { applySettings, replay }: Pick<SimulatorParts, 'applySettings' | 'replay'>,
  onScenario: () => void,
): string | null {
  const settings = readSettingsLink(location.hash);
  const scenario = readScenarioFileLink(location.hash);
  if (settings === null && scenario === null) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  if (scenario !== null) {
    onScenario();
    void replay.load(scenario);
    return 'Opened the scenario of the link.';
  }
  if (settings?.ok !== true) return settings?.failure ?? null;
  applySettings(settings.value);
  return 'Applied the settings of the link.';
}
