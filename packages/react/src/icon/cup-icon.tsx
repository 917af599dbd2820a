import { Icon, type IconProps } from './icon.tsx';

/** Coffee. */
export function CupIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 9.5h12v4.8a5.2 5.2 0 0 1-5.2 5.2H9.7a5.2 5.2 0 0 1-5.2-5.2V9.5zM16.5 10.8h1.6a2.6 2.6 0 0 1 0 5.2h-1.9M8.4 6.6c-.9-1 .9-1.7 0-2.9M12.4 6.6c-.9-1 .9-1.7 0-2.9" />
    </Icon>
  );
}
