import type { ReactNode } from 'react';

export interface IconProps {
  /** Width and height, in `em` of the text around it. */
  readonly size?: number;
}

/** A line drawing in the colour of the text. It says nothing: what it stands on has a name. */
function Icon({ size = 1.5, children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width={`${size}em`}
      height={`${size}em`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** Back, to the screen before. */
export function BackIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M15 5l-7 7 7 7" />
    </Icon>
  );
}

/** Leads on. */
export function ForwardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 5l7 7-7 7" />
    </Icon>
  );
}

/** Opens a choice. */
export function DownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 9.5l6 6 6-6" />
    </Icon>
  );
}

/** Closes. */
export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 6l12 12M18 6L6 18" />
    </Icon>
  );
}

/** It went well. */
export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12.8l4.6 4.6L19.2 7" />
    </Icon>
  );
}

/** It failed. */
export function CrossIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 7l10 10M17 7L7 17" />
    </Icon>
  );
}

/** For information. */
export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 11v6M12 7.2v.1" />
    </Icon>
  );
}

/** Something is wrong. */
export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4L2.8 19.5h18.4L12 4zM12 10v4.2M12 16.9v.1" />
    </Icon>
  );
}

/** A time. */
export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.2V12l3.2 2" />
    </Icon>
  );
}

/** Coffee. */
export function CupIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 9.5h12v4.8a5.2 5.2 0 0 1-5.2 5.2H9.7a5.2 5.2 0 0 1-5.2-5.2V9.5zM16.5 10.8h1.6a2.6 2.6 0 0 1 0 5.2h-1.9M8.4 6.6c-.9-1 .9-1.7 0-2.9M12.4 6.6c-.9-1 .9-1.7 0-2.9" />
    </Icon>
  );
}

/** A voucher. */
export function TicketIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 7.5h17V10a2 2 0 0 0 0 4v2.5h-17V14a2 2 0 0 0 0-4V7.5zM14.2 7.9v1.4M14.2 11.3v1.4M14.2 14.7v1.4" />
    </Icon>
  );
}

/** A code to scan. */
export function QrIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.2v2.2M20 14v2.6M14 20h2.4M19.8 20h.2M18 17.4v.1" />
    </Icon>
  );
}

/** Copies. */
export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2.5" />
      <path d="M15.5 8.5V6.5A2.5 2.5 0 0 0 13 4H6.5A2.5 2.5 0 0 0 4 6.5V13a2.5 2.5 0 0 0 2.5 2.5h2" />
    </Icon>
  );
}

/** A language. */
export function GlobeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c2.6 2.4 3.7 5.2 3.7 8.5s-1.1 6.1-3.7 8.5c-2.6-2.4-3.7-5.2-3.7-8.5s1.1-6.1 3.7-8.5z" />
    </Icon>
  );
}

/** The account. */
export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8.3" r="4" />
      <path d="M4.5 20c.8-3.8 3.7-5.7 7.5-5.7s6.7 1.9 7.5 5.7" />
    </Icon>
  );
}

/** No network. */
export function OfflineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4l16 16M8.6 15.4a4.8 4.8 0 0 1 5.6-.8M5.4 12a9.5 9.5 0 0 1 4-2.5M13.2 9.2a9.5 9.5 0 0 1 5.4 2.8M2.6 8.6a13.5 13.5 0 0 1 4-2.6M10.5 4.9a13.5 13.5 0 0 1 10.9 3.7M12 18.9v.1" />
    </Icon>
  );
}

/** Once more. */
export function RetryIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 4v4.2h-4.2" />
    </Icon>
  );
}

/** Shows larger. */
export function ExpandIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14 4h6v6M10 20H4v-6M20 4l-6.5 6.5M4 20l6.5-6.5" />
    </Icon>
  );
}
