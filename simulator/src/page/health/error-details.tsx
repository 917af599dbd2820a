import type { ErrorReport } from '@cangkir/core/health';
import { wibTime } from '../../shared/wib-moment.ts';
import { Detail, Details } from '../details.tsx';
import { JsonText } from '../json-text.tsx';
import { eventLabel } from './event-label.ts';
import styles from './health.module.css';

const PLATFORM_WORDS = { android: 'Android', ios: 'iOS', desktop: 'Desktop' } as const;

/** Where an error happened, and what happened before. */
export function ErrorDetails({ report }: { readonly report: ErrorReport }) {
  const { group, market, language, platform, isInApp, stack, events } = report;
  return (
    <Details>
      <Detail name="Group">
        <code className={styles.code}>{group}</code>
      </Detail>
      <Detail name="Phone">
        {PLATFORM_WORDS[platform]}, {isInApp ? 'in the app' : 'in a browser'}, market {market},
        language {language}
      </Detail>
      <Detail name="Stack">
        {stack.length === 0 ? 'None' : <JsonText value={stack.join('\n')} />}
      </Detail>
      <Detail name="Before it, the latest last">
        {events.length === 0 ? (
          'Nothing'
        ) : (
          <ol className={styles.events}>
            {events.map((event, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the events of a report never change.
              <li key={index} className={styles.event}>
                <span className={styles.time}>{wibTime(event.at)}</span>
                <span className={styles.code}>{eventLabel(event)}</span>
              </li>
            ))}
          </ol>
        )}
      </Detail>
    </Details>
  );
}
