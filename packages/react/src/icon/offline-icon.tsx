import { Icon, type IconProps } from './icon.tsx';

/** No network. */
export function OfflineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4l16 16M8.6 15.4a4.8 4.8 0 0 1 5.6-.8M5.4 12a9.5 9.5 0 0 1 4-2.5M13.2 9.2a9.5 9.5 0 0 1 5.4 2.8M2.6 8.6a13.5 13.5 0 0 1 4-2.6M10.5 4.9a13.5 13.5 0 0 1 10.9 3.7M12 18.9v.1" />
    </Icon>
  );
}
