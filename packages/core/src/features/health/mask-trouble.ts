import { type ErrorReport, REPORTED_FRAMES } from './error-report.ts';
import type { Trouble } from './error-reporter.ts';
import {
  describeError,
  framesIn,
  framesOf,
  isDescription,
  isFailedImport,
  lostFileOf,
} from './mask-error.ts';

const LOST_SCRIPT = 'A script did not arrive';

/** What may leave of a trouble. */
export interface MaskedTrouble extends Pick<ErrorReport, 'kind' | 'message'> {
  /** The innermost first. */
  readonly stack: string[];
}

/**
 * Masks a trouble.
 *
 * @param ownFiles The address that the app's own files begin with, up to its last slash.
 */
export function maskTrouble(trouble: Trouble, ownFiles: string): MaskedTrouble {
  switch (trouble.kind) {
    case 'error':
    case 'rejection':
    case 'part': {
      const kind = isFailedImport(trouble.error) ? 'part' : trouble.kind;
      const lost = kind === 'part' ? lostFileOf(trouble.error, ownFiles) : [];
      const stack = [...lost, ...framesOf(trouble.error, ownFiles)].slice(0, REPORTED_FRAMES);
      return { kind, message: describeError(trouble.error), stack };
    }
    case 'machine':
      return {
        kind: 'machine',
        message: `${trouble.machine} in ${trouble.state}: ${describeError(trouble.error)}`,
        stack: [...framesOf(trouble.error, ownFiles)],
      };
    case 'policy':
      return {
        kind: 'policy',
        message: trouble.directive,
        stack: [...framesIn(trouble.place, ownFiles)],
      };
    case 'malformed':
      return {
        kind: 'malformed',
        message: `${trouble.endpoint}: data.${trouble.field}`,
        stack: [],
      };
    case 'start': {
      const stack = framesOf(trouble.error, ownFiles);
      return {
        kind: 'start',
        message: trouble.error === null ? LOST_SCRIPT : describeError(trouble.error),
        // An error of a script that cannot be read has no stack.
        stack: [...(stack.length > 0 ? stack : framesIn(trouble.place, ownFiles))],
      };
    }
  }
}

/** A machine with its state, and what an error says. */
const CRASH = /^[\w$.-]+ in [\w$.,-]+: (.+)$/;

/** A directive, or an endpoint with a field. */
const NAMES_OF_CODE = /^[\w-]+$|^[\w/-]+: data\.[\w$.-]*$/;

/** Whether a text may be the message of a masked trouble. */
export function isMaskedMessage(text: string): boolean {
  if (/\d{5}/.test(text)) return false;
  const [, said = text] = CRASH.exec(text) ?? [];
  return isDescription(said) || text === LOST_SCRIPT || NAMES_OF_CODE.test(text);
}
