import type { Simulator } from '../../compose/simulator.types.ts';
import { readSettingsLink } from '../../settings/settings-link.ts';

/**
 * Takes the settings of the link that was opened. The address is as without them then. Returns what there
 * is to say of it; null where the link holds none.
 */
export function takeLink({ applySettings }: Pick<Simulator, 'applySettings'>): string | null {
  const read = readSettingsLink(location.hash);
  if (read === null) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  if (!read.ok) return read.failure;
  applySettings(read.value);
  return 'Applied the settings of the link.';
}
