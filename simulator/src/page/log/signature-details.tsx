import type { SignatureReport } from '../../backend/explain-signature.ts';
import { SIGNATURE_MAX_AGE_SECONDS } from '../../backend/signature.ts';
import styles from './log-details.module.css';

/** How a request was signed: the text that was hashed, the time and the sign, and whether it holds. */
export function SignatureDetails({ report }: { readonly report: SignatureReport }) {
  const { verdict, parts, time, age, received, expected } = report;
  const isGood = verdict === 'holds' || verdict === 'notNeeded';
  return (
    <div className={styles.signature}>
      <p className={styles.verdict} data-look={isGood ? 'good' : 'bad'}>
        {verdictMessage(report)}
      </p>
      {received === null ? null : (
        <>
          <p className={styles.label}>Hashed text, part by part</p>
          <dl className={styles.parts}>
            {parts.map(({ of, text }) => (
              <div key={of} className={styles.part}>
                <dt className={styles.label}>{of}</dt>
                <dd className={styles.code}>{text === '' ? '∅' : text}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.label}>
            Time {time} s of the hour, {age} s from the backend’s
          </p>
          <p className={styles.label}>Received signature</p>
          <code className={styles.code}>{received}</code>
          {expected === received ? null : (
            <>
              <p className={styles.label}>Signature of this text</p>
              <code className={styles.code}>{expected}</code>
            </>
          )}
        </>
      )}
    </div>
  );
}

function verdictMessage({ verdict, age }: SignatureReport): string {
  switch (verdict) {
    case 'holds':
      return 'Holds';
    case 'notNeeded':
      return 'This path is not signed';
    case 'missing':
      return 'Missing: no valid time and signature';
    case 'forged':
      return 'Forged: this data and token have another signature';
    case 'old':
      return `Too old: ${age} s from the backend’s time, at most ${SIGNATURE_MAX_AGE_SECONDS} s allowed`;
  }
}
