import { HEADERS } from '@cangkir/api';
import type { Exchange } from '../../backend/backend.types.ts';
import { nameOfCode } from '../../backend/known-codes.ts';
import type { CallRecord } from '../../host/host.types.ts';
import { type LogEntry, phoneOf, timeOf } from '../../log/log-store.ts';
import { Detail, Details } from '../details.tsx';
import { JsonText } from '../json-text.tsx';
import styles from './log-details.module.css';
import { phoneLabel } from './phone-label.ts';
import { SignatureDetails } from './signature-details.tsx';

const TIME = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});

/** All that is known of a call, an event or a request. */
export function LogDetails({ entry }: { readonly entry: LogEntry }) {
  const at = `${TIME.format(timeOf(entry))} · ${phoneLabel(phoneOf(entry))} phone`;
  return (
    <Details>
      <Detail name="At">{at}</Detail>
      <Contents entry={entry} />
    </Details>
  );
}

function Contents({ entry }: { readonly entry: LogEntry }) {
  if (entry.kind === 'call') return <Call call={entry.call} />;
  if (entry.kind === 'request') return <Request request={entry.request} />;
  return (
    <Detail name="Data">
      {entry.event.data === undefined ? 'None' : <JsonText value={entry.event.data} />}
    </Detail>
  );
}

function Call({ call }: { readonly call: CallRecord }) {
  return (
    <>
      <Detail name="Input">
        <JsonText value={call.input} />
      </Detail>
      <Detail name="Answer">
        {call.answer === null ? 'None yet' : <JsonText value={call.answer} />}
      </Detail>
    </>
  );
}

function Request({ request }: { readonly request: Exchange }) {
  const { [HEADERS.idempotencyKey]: key, ...headers } = request.headers;
  const codeName = request.code === null ? null : nameOfCode(request.code);
  return (
    <>
      <Detail name="Path">
        <code className={styles.code}>
          {request.method} {request.path}
        </code>
      </Detail>
      <Detail name="Input">
        <JsonText value={request.input} />
      </Detail>
      {key === undefined ? null : (
        <Detail name="Idempotency key">
          <code className={styles.code}>{String(key)}</code>
        </Detail>
      )}
      <Detail name="Headers">
        <JsonText value={headers} />
      </Detail>
      <Detail name="Signature">
        <SignatureDetails report={request.signature} />
      </Detail>
      <Detail name={codeName === null ? 'Answer' : `Answer: ${codeName}`}>
        {request.answer === null ? 'None left' : <JsonText value={request.answer} />}
      </Detail>
      {request.exception === null ? null : (
        <Detail name="Exception">
          <JsonText value={request.exception} />
        </Detail>
      )}
    </>
  );
}
