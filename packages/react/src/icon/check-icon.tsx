import { Icon, type IconProps } from './icon.tsx';

/** It went well. */
export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12.8l4.6 4.6L19.2 7" />
    </Icon>
  );
}
