export { ActionBar } from './action-bar.tsx';
export { AlertIcon } from './alert-icon.tsx';
export { Amount, type AmountProps } from './amount.tsx';
export { BackIcon } from './back-icon.tsx';
export { Button, type ButtonProps } from './button.tsx';
export { CheckIcon } from './check-icon.tsx';
export { ClockIcon } from './clock-icon.tsx';
export { CloseIcon } from './close-icon.tsx';
export { CodeText, type CodeTextProps } from './code-text.tsx';
export { CopyIcon } from './copy-icon.tsx';
export { Countdown, type CountdownProps } from './countdown.tsx';
export { CountryButton, type CountryButtonProps } from './country-button.tsx';
export { type Country, CountryPicker, type CountryPickerProps } from './country-picker.tsx';
export { CrossIcon } from './cross-icon.tsx';
export { CupIcon } from './cup-icon.tsx';
export { CutLinePicture } from './cut-line-picture.tsx';
export { Dialog, type DialogProps } from './dialog.tsx';
export { DownIcon } from './down-icon.tsx';
export { EmptyCupPicture } from './empty-cup-picture.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './error-state.tsx';
export { ExpandIcon } from './expand-icon.tsx';
export { Flag, type FlagProps } from './flag.tsx';
export { ForwardIcon } from './forward-icon.tsx';
export { FullCupPicture } from './full-cup-picture.tsx';
export { GlobeIcon } from './globe-icon.tsx';
export { Hero } from './hero.tsx';
export type { IconProps } from './icon.tsx';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
export { InfoIcon } from './info-icon.tsx';
export { Mark, type MarkProps } from './mark.tsx';
export { MissingProviderError } from './missing-provider-error.ts';
export { OfflineBanner } from './offline-banner.tsx';
export { OfflineIcon } from './offline-icon.tsx';
export { OtpField, type OtpFieldProps } from './otp-field.tsx';
export { QrCode, type QrCodeProps } from './qr-code.tsx';
export { QrIcon } from './qr-icon.tsx';
export { formatRemaining } from './remaining.ts';
export { RetryIcon } from './retry-icon.tsx';
export { RosettePattern } from './rosette-pattern.tsx';
export { Screen, type ScreenProps } from './screen.tsx';
export { SeedlingPicture } from './seedling-picture.tsx';
export { Sheet, type SheetProps } from './sheet.tsx';
export { Loading, type LoadingProps, Skeleton, type SkeletonProps } from './skeleton.tsx';
export { SpilledCupPicture } from './spilled-cup-picture.tsx';
export { Stamp, type StampProps, type StampTone } from './stamp.tsx';
export { TextField, type TextFieldProps } from './text-field.tsx';
export { Ticket, type TicketProps, TicketSkeleton } from './ticket.tsx';
export { TicketIcon } from './ticket-icon.tsx';
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
export { UserIcon } from './user-icon.tsx';
export { VisuallyHidden } from './visually-hidden.tsx';
export { WaitingPicture } from './waiting-picture.tsx';
