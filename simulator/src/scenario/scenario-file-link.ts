import { parseJson } from '../shared/parse-json.ts';

/** In the hash, which is never sent to a server. */
const PREFIX = '#scenario-file=';

/**
 * A link that opens a scenario in a simulator, whether or not that simulator has its file.
 *
 * @param text The file. Nothing of it is masked here.
 * @param page The address of the simulator's page.
 */
export function scenarioFileLink(text: string, page: string): string {
  const { origin, pathname } = new URL(page);
  const small = JSON.stringify(parseJson(text, text));
  return `${origin}${pathname}${PREFIX}${encodeURIComponent(small)}`;
}

/** The text of the scenario in a page's hash, unchecked. Null if there is none. */
export function readScenarioFileLink(hash: string): string | null {
  if (!hash.startsWith(PREFIX)) return null;
  try {
    return decodeURIComponent(hash.slice(PREFIX.length));
  } catch {
    return '';
  }
}
