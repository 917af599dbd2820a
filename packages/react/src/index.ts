export { ActionBar } from './action-bar.tsx';
export { Amount, type AmountProps } from './amount.tsx';
export { Button, type ButtonProps } from './button.tsx';
export { CodeText, type CodeTextProps } from './code-text.tsx';
export { Countdown, type CountdownProps } from './countdown.tsx';
export { CountryButton, type CountryButtonProps } from './country-button.tsx';
export { type Country, CountryPicker, type CountryPickerProps } from './country-picker.tsx';
export { CutLinePicture } from './cut-line-picture.tsx';
export { Dialog, type DialogProps } from './dialog.tsx';
export { EmptyCupPicture } from './empty-cup-picture.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './error-state.tsx';
export { Flag, type FlagProps } from './flag.tsx';
export { FullCupPicture } from './full-cup-picture.tsx';
export { Hero } from './hero.tsx';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
export {
  AlertIcon,
  BackIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  CopyIcon,
  CrossIcon,
  CupIcon,
  DownIcon,
  ExpandIcon,
  ForwardIcon,
  GlobeIcon,
  type IconProps,
  InfoIcon,
  OfflineIcon,
  QrIcon,
  RetryIcon,
  TicketIcon,
  UserIcon,
} from './icons.tsx';
export { Mark, type MarkProps } from './mark.tsx';
export { MissingProviderError } from './missing-provider-error.ts';
export { OfflineBanner } from './offline-banner.tsx';
export { OtpField, type OtpFieldProps } from './otp-field.tsx';
export { QrCode, type QrCodeProps } from './qr-code.tsx';
export { formatRemaining } from './remaining.ts';
export { RosettePattern } from './rosette-pattern.tsx';
export { Screen, type ScreenProps } from './screen.tsx';
export { SeedlingPicture } from './seedling-picture.tsx';
export { Sheet, type SheetProps } from './sheet.tsx';
export { Loading, type LoadingProps, Skeleton, type SkeletonProps } from './skeleton.tsx';
export { SpilledCupPicture } from './spilled-cup-picture.tsx';
export { Stamp, type StampProps, type StampTone } from './stamp.tsx';
export { TextField, type TextFieldProps } from './text-field.tsx';
export { Ticket, type TicketProps, TicketSkeleton } from './ticket.tsx';
export {
  type ShowToast,
  TOAST_DURATION,
  type ToastMessage,
  ToastProvider,
  useToast,
} from './toast.tsx';
export { TopBar, type TopBarProps } from './top-bar.tsx';
export { useActorState } from './use-actor-state.ts';
export { useModal } from './use-modal.ts';
export { useOnline } from './use-online.ts';
export { type Deadline, useRemainingSeconds } from './use-remaining.ts';
export { VisuallyHidden } from './visually-hidden.tsx';
export { WaitingPicture } from './waiting-picture.tsx';
