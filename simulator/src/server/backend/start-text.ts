import { isOnlyThisMachine } from '../addresses.ts';
import { IN_MEMORY } from './open-database.ts';
import { type CommandOptions, USUAL_FIXTURE } from './options.ts';

/** The facts that the terminal shows once the backend listens. */
export interface Start {
  readonly options: CommandOptions;
  /** The app's addresses, this machine's own first. */
  readonly addresses: readonly string[];
  /** When the kept data were begun; null if they are new. */
  readonly keptSince: number | null;
  /** The parts of the kept data that were missing, and came from the fixture. */
  readonly filledParts: readonly string[];
  readonly hasBuild: boolean;
}

export function startText({ options, addresses, keptSince, filledParts, hasBuild }: Start): string {
  const lines = [
    'The backend answers, and the app opens at',
    ...addresses.map((address) => `  ${address}`),
    `Its data: ${options.data === IN_MEMORY ? 'in memory' : options.data}, ${originOf(options, keptSince)}.`,
    ...(filledParts.length > 0
      ? [
          `An earlier version wrote them: ${filledParts.join(', ')} come new from the fixture ${options.fixture ?? USUAL_FIXTURE}.`,
        ]
      : []),
    ...(keptSince !== null && options.fixture !== null
      ? [`--fixture is for new data, and these were there: add --fresh to start from it.`]
      : []),
    ...(isOnlyThisMachine(options.host)
      ? []
      : ['Anybody on the network can reach it now. It is made for trials: stop it after yours.']),
    ...(hasBuild
      ? []
      : ['The app is not built: only requests are answered. `npm run build` builds it.']),
    'Ctrl-C ends it.',
  ];
  return `${lines.join('\n')}\n\n`;
}

function originOf({ fixture }: CommandOptions, keptSince: number | null): string {
  return keptSince === null
    ? `new from the fixture ${fixture ?? USUAL_FIXTURE}`
    : `as they were left, begun on ${new Date(keptSince).toISOString().slice(0, 10)}`;
}
