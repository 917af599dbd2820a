import { Icon, type IconProps } from './icon.tsx';

/** A code to scan. */
export function QrIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.2v2.2M20 14v2.6M14 20h2.4M19.8 20h.2M18 17.4v.1" />
    </Icon>
  );
}
