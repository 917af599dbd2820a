import styles from './referral.module.css';

/** Two iced coffees that clink: a friend's and one's own. */
export function ToastPicture() {
  return (
    <svg className={styles.toast} viewBox="0 0 280 150" aria-hidden="true">
      <g transform="translate(98 84) rotate(12)">
        <Glass coffee="var(--color-coffee)" straw="var(--color-amber)" />
      </g>
      <g transform="translate(182 84) rotate(-12)">
        <Glass coffee="var(--color-crema)" straw="var(--color-brand)" />
      </g>
      <g stroke="var(--color-amber)" strokeWidth="4" strokeLinecap="round">
        <path d="M140 34V16" />
        <path d="M122 38l-9-14" />
        <path d="M158 38l9-14" />
      </g>
    </svg>
  );
}

interface GlassProps {
  readonly coffee: string;
  readonly straw: string;
}

/** A glass about (0, 0): milk below, coffee above, ice at the top. */
function Glass({ coffee, straw }: GlassProps) {
  return (
    <>
      <path d="M4-64l10-14" stroke={straw} strokeWidth="6" strokeLinecap="round" />
      <path d="M4-64L-4 30" stroke={straw} strokeWidth="6" strokeLinecap="round" />
      <path d="M-36-46h72l-8 96a8 8 0 0 1-8 8h-40a8 8 0 0 1-8-8Z" fill="var(--color-china)" />
      <path d="M-34-24h68l-4 44c-20 12-38-8-60 2Z" fill={coffee} />
      <g fill="var(--color-china)" fillOpacity="0.7">
        <rect x="-24" y="-32" width="20" height="18" rx="4" transform="rotate(-10 -14 -23)" />
        <rect x="4" y="-34" width="18" height="17" rx="4" transform="rotate(14 13 -25)" />
      </g>
      <path d="M-40-52h80v8h-80Z" fill="var(--color-china-shade)" />
    </>
  );
}
