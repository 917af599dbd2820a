import { Icon, type IconProps } from './icon.tsx';

/** Opens a choice. */
export function DownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 9.5l6 6 6-6" />
    </Icon>
  );
}
