import styles from './flag.module.css';
import indonesia from './flag-id.svg?no-inline';
import philippines from './flag-ph.svg?no-inline';
import singapore from './flag-sg.svg?no-inline';

export interface FlagProps {
  /** ISO 3166 code of two letters. */
  readonly country: string;
}

/** Separate files, so that only the shown flags load. */
const FLAGS = new Map([
  ['ID', indonesia],
  ['PH', philippines],
  ['SG', singapore],
]);

/** The flag of a country of our markets; the code of any other. */
export function Flag({ country }: FlagProps) {
  const flag = FLAGS.get(country);
  if (flag === undefined) {
    return (
      <span aria-hidden="true" className={styles.badge}>
        {country}
      </span>
    );
  }
  return <img src={flag} alt="" width="30" height="20" className={styles.flag} />;
}
