import { Icon, type IconProps } from './icon.tsx';

/** Once more. */
export function RetryIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 4v4.2h-4.2" />
    </Icon>
  );
}
