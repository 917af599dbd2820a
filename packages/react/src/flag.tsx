import type { ReactNode } from 'react';
import styles from './flag.module.css';

export interface FlagProps {
  /** ISO 3166 code of two letters. */
  readonly country: string;
}

/** A country's flag, drawn for those of our markets; the code itself for any other. */
export function Flag({ country }: FlagProps) {
  const drawing = drawFlag(country);
  if (drawing === null) {
    return (
      <span aria-hidden="true" className={styles['badge']}>
        {country}
      </span>
    );
  }
  return (
    <svg aria-hidden="true" viewBox="0 0 36 24" className={styles['flag']}>
      <path fill="var(--flag-white)" d="M0 0h36v24H0z" />
      {drawing}
    </svg>
  );
}

function drawFlag(country: string): ReactNode {
  switch (country) {
    case 'ID':
      return <path fill="var(--flag-red-id)" d="M0 0h36v12H0z" />;
    case 'PH':
      return <Philippines />;
    case 'SG':
      return <Singapore />;
    default:
      return null;
  }
}

function Philippines() {
  return (
    <>
      <path fill="var(--flag-blue-ph)" d="M0 0h36v12H0z" />
      <path fill="var(--flag-red-ph)" d="M0 12h36v12H0z" />
      <path fill="var(--flag-white)" d="M0 0l20.8 12L0 24z" />
      <g fill="var(--flag-yellow-ph)" stroke="var(--flag-yellow-ph)">
        <circle cx="7" cy="12" r="2.5" />
        <path d="M7 7.200v9.600M2.2 12h9.600M3.6 8.600l6.8 6.800M10.4 8.600l-6.8 6.8" />
        <path strokeWidth="2" strokeLinecap="round" d="M2.2 4v.01M2.2 20v.01M16.8 12v.01" />
      </g>
    </>
  );
}

function Singapore() {
  return (
    <>
      <path fill="var(--flag-red-sg)" d="M0 0h36v12H0z" />
      <path fill="var(--flag-white)" d="M9.5 1.900a4.3 4.3 0 1 0 0 8.2 5.2 5.2 0 0 1 0-8.200z" />
      <path
        stroke="var(--flag-white)"
        strokeWidth="1.5"
        strokeLinecap="round"
        d="M13 2.900v.01M10.4 4.900v.01M15.6 4.900v.01M11.4 8v.01M14.6 8v.01"
      />
    </>
  );
}
