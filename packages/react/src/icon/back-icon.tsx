import { Icon, type IconProps } from './icon.tsx';

/** Back, to the screen before. */
export function BackIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M15 5l-7 7 7 7" />
    </Icon>
  );
}
