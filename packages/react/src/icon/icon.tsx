import {
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Clock,
  Coffee,
  Copy,
  Globe,
  Info,
  type LucideIcon,
  TriangleAlert,
  WifiOff,
  X,
} from 'lucide-react';

export interface IconProps {
  /** Width and height, in `em` of the text around the icon. */
  readonly size?: number;
}

/**
 * A lucide icon in the kit's weight and in the colour of the text. Screen readers skip it: the control around it
 * has a name.
 */
/* @__NO_SIDE_EFFECTS__ */
function kitIcon(Lucide: LucideIcon) {
  return function KitIcon({ size = 1.5 }: IconProps) {
    return <Lucide size={`${size}em`} strokeWidth={1.8} />;
  };
}

export const AlertIcon = kitIcon(TriangleAlert);
export const BackIcon = kitIcon(ChevronLeft);
export const CheckIcon = kitIcon(Check);
export const ClockIcon = kitIcon(Clock);
export const CloseIcon = kitIcon(X);
export const CopyIcon = kitIcon(Copy);
export const CupIcon = kitIcon(Coffee);
export const DownIcon = kitIcon(ChevronDown);
export const ForwardIcon = kitIcon(ChevronRight);
export const GlobeIcon = kitIcon(Globe);
export const InfoIcon = kitIcon(Info);
export const OfflineIcon = kitIcon(WifiOff);
