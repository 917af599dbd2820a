import { Icon, type IconProps } from './icon.tsx';

/** Leads on. */
export function ForwardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 5l7 7-7 7" />
    </Icon>
  );
}
