import {
  CalendarDays,
  Camera,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleFadingPlus,
  CircleQuestionMark,
  Clock,
  Coffee,
  Coins,
  Copy,
  Download,
  Gift,
  Globe,
  House,
  Image,
  Info,
  Landmark,
  Link,
  type LucideIcon,
  MapPin,
  Minus,
  Package,
  Pause,
  Play,
  Plus,
  ReceiptText,
  RefreshCw,
  Repeat,
  ScanQrCode,
  ScrollText,
  Search,
  Share2,
  Smartphone,
  Store,
  Tag,
  Ticket,
  TriangleAlert,
  User,
  Wallet,
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
export const BankIcon = kitIcon(Landmark);
export const CalendarIcon = kitIcon(CalendarDays);
export const CameraIcon = kitIcon(Camera);
export const CheckIcon = kitIcon(Check);
export const ClockIcon = kitIcon(Clock);
export const CloseIcon = kitIcon(X);
export const CopyIcon = kitIcon(Copy);
export const CupIcon = kitIcon(Coffee);
export const DownIcon = kitIcon(ChevronDown);
export const DownloadIcon = kitIcon(Download);
export const ForwardIcon = kitIcon(ChevronRight);
export const GiftIcon = kitIcon(Gift);
export const GlobeIcon = kitIcon(Globe);
export const HelpIcon = kitIcon(CircleQuestionMark);
export const HomeIcon = kitIcon(House);
export const ImageIcon = kitIcon(Image);
export const InfoIcon = kitIcon(Info);
export const LinkIcon = kitIcon(Link);
export const MinusIcon = kitIcon(Minus);
export const OfflineIcon = kitIcon(WifiOff);
export const PackIcon = kitIcon(Package);
export const PauseIcon = kitIcon(Pause);
export const PersonIcon = kitIcon(User);
export const PhoneIcon = kitIcon(Smartphone);
export const PlaceIcon = kitIcon(MapPin);
export const PlayIcon = kitIcon(Play);
export const PlusIcon = kitIcon(Plus);
export const PointsIcon = kitIcon(Coins);
export const ReceiptIcon = kitIcon(ReceiptText);
export const RenewIcon = kitIcon(RefreshCw);
export const ScanIcon = kitIcon(ScanQrCode);
export const RepeatIcon = kitIcon(Repeat);
export const SearchIcon = kitIcon(Search);
export const ShareIcon = kitIcon(Share2);
export const StoreIcon = kitIcon(Store);
export const StoryIcon = kitIcon(CircleFadingPlus);
export const TagIcon = kitIcon(Tag);
export const TermsIcon = kitIcon(ScrollText);
export const TicketIcon = kitIcon(Ticket);
export const WalletIcon = kitIcon(Wallet);
