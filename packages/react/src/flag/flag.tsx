import styles from './flag.module.css';
import indonesia from './flag-id.svg?no-inline';
import philippines from './flag-ph.svg?no-inline';
import singapore from './flag-sg.svg?no-inline';

export interface FlagProps {
  /** ISO 3166 code of two letters. */
  readonly country: string;
}

/** Files of their own, so that nobody loads a flag that is not shown. */
const FLAGS = new Map([
  ['ID', indonesia],
  ['PH', philippines],
  ['SG', singapore],
]);

/** A country's flag, drawn for those of our markets; the code itself for any other. */
export function Flag({ country }: FlagProps) {
  const flag = FLAGS.get(country);
  if (flag === undefined) {
    return (
      <span aria-hidden="true" className={styles['badge']}>
        {country}
      </span>
    );
  }
  return <img src={flag} alt="" width="30" height="20" className={styles['flag']} />;
}
