import { Icon, type IconProps } from './icon.tsx';

/** It failed. */
export function CrossIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 7l10 10M17 7L7 17" />
    </Icon>
  );
}
