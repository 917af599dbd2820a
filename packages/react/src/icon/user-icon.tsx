import { Icon, type IconProps } from './icon.tsx';

/** The account. */
export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8.3" r="4" />
      <path d="M4.5 20c.8-3.8 3.7-5.7 7.5-5.7s6.7 1.9 7.5 5.7" />
    </Icon>
  );
}
