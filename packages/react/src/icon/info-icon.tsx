import { Icon, type IconProps } from './icon.tsx';

/** For information. */
export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 11v6M12 7.2v.1" />
    </Icon>
  );
}
