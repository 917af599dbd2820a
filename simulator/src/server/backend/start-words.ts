import type { BackendState } from '../../backend/state.ts';
import { isOpenToOthers } from '../addresses.ts';
import { type CommandOptions, USUAL_FIXTURE } from './options.ts';
import { IN_MEMORY } from './store.ts';

/** The facts that the terminal shows once the backend listens. */
export interface Start {
  readonly options: CommandOptions;
  /** The app's addresses, this machine's own first. */
  readonly addresses: readonly string[];
  /** The state kept from the last run; null if the fixture was used. */
  readonly kept: BackendState | null;
  readonly hasBuild: boolean;
}

export function startWords({ options, addresses, kept, hasBuild }: Start): string {
  const lines = [
    'The backend answers, and the app opens at',
    ...addresses.map((address) => `  ${address}`),
    `Its data: ${options.data === IN_MEMORY ? 'in memory' : options.data}, ${originOf(options, kept)}.`,
    ...(kept !== null && options.fixture !== null
      ? [`--fixture is for new data, and these were there: add --fresh to start from it.`]
      : []),
    ...(isOpenToOthers(options.host)
      ? ['Anybody on the network can reach it now. It is made for trials: stop it after yours.']
      : []),
    ...(hasBuild
      ? []
      : ['There is no build of the app: requests alone are answered. `npm run build` makes one.']),
    'Ctrl-C ends it.',
  ];
  return `${lines.join('\n')}\n\n`;
}

function originOf({ fixture }: CommandOptions, kept: BackendState | null): string {
  return kept === null
    ? `new from the fixture ${fixture ?? USUAL_FIXTURE}`
    : `as they were left, begun on ${new Date(kept.startedAt).toISOString().slice(0, 10)}`;
}
