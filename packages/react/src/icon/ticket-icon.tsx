import { Icon, type IconProps } from './icon.tsx';

/** A voucher. */
export function TicketIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 7.5h17V10a2 2 0 0 0 0 4v2.5h-17V14a2 2 0 0 0 0-4V7.5zM14.2 7.9v1.4M14.2 11.3v1.4M14.2 14.7v1.4" />
    </Icon>
  );
}
