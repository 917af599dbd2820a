import { Icon, type IconProps } from './icon.tsx';

/** Shows larger. */
export function ExpandIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14 4h6v6M10 20H4v-6M20 4l-6.5 6.5M4 20l6.5-6.5" />
    </Icon>
  );
}
