import { Icon, type IconProps } from './icon.tsx';

/** Something is wrong. */
export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4L2.8 19.5h18.4L12 4zM12 10v4.2M12 16.9v.1" />
    </Icon>
  );
}
