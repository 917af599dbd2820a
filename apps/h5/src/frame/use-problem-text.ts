import type { Problem } from '@cangkir/core';
import { MINUTE_MS } from '@cangkir/core/durations';
import { useTranslation } from '../i18n/use-translation.ts';
import type messages from '../problem/messages.id.json';
import { useFormat } from './use-format.ts';

/** A problem in the person's words. */
export interface ProblemMessages {
  /** What happened. An unknown code is shown with its number. */
  readonly title: string;
  /** What helps, in a sentence; null where the title says it all. */
  readonly help: string | null;
}

/** Says a problem in two parts, for a screen of its own. */
export function useProblemMessages(): (problem: Problem) => ProblemMessages {
  const { t } = useTranslation('problem');
  const { time } = useFormat();

  function helpOf({ message, retryAt }: Problem): string | null {
    if (retryAt !== undefined) return t('retryAt', { time: time(nextMinute(retryAt)) });
    return hasHelp(message) ? t(`help.${message}`) : null;
  }

  return (problem) => {
    const { message, code } = problem;
    return {
      title: message === 'unexpected' && code !== null ? t('unexpectedCode', { code }) : t(message),
      help: helpOf(problem),
    };
  };
}

/** A time is shown to the minute: the one at which a retry succeeds. */
function nextMinute(moment: number): number {
  return Math.ceil(moment / MINUTE_MS) * MINUTE_MS;
}

/** Says a problem in one text. */
export function useProblemText(): (problem: Problem) => string {
  const { t } = useTranslation('problem');
  const messagesOf = useProblemMessages();
  return (problem) => {
    const { title, help } = messagesOf(problem);
    return help === null ? title : t('withHelp', { message: title, help });
  };
}

type Helped = keyof typeof messages.help;

/** The messages that fill a screen: all that have a help. */
const HELPED: Readonly<Record<Helped, true>> = {
  unreachable: true,
  busy: true,
  tooManyRequests: true,
  sessionEnded: true,
  signatureRefused: true,
  clockWrong: true,
  notFound: true,
  unexpected: true,
  loginRequired: true,
  outsideApp: true,
  noBridge: true,
  bridgeUnsupported: true,
  deviceInfoUnavailable: true,
};

function hasHelp(message: Problem['message']): message is Helped & Problem['message'] {
  return message in HELPED;
}
