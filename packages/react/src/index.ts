export { Accordion, type AccordionProps, type AccordionSection } from './accordion/accordion.tsx';
export { ActionBar } from './action-bar/action-bar.tsx';
export { Amount, type AmountProps } from './amount/amount.tsx';
export { Animation, type AnimationProps } from './animation/animation.tsx';
export { Badge, type BadgeProps } from './badge/badge.tsx';
export {
  BottomTab,
  type BottomTabProps,
  BottomTabs,
  type BottomTabsProps,
} from './bottom-tabs/bottom-tabs.tsx';
export { Button, type ButtonProps } from './button/button.tsx';
export {
  Carousel,
  type CarouselProps,
  CarouselSkeleton,
  type CarouselSlide,
} from './carousel/carousel.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export { Choice } from './choice/choice.tsx';
export { CheckboxCards, type CheckboxCardsProps } from './choice-cards/checkbox-cards.tsx';
export { RadioCards, type RadioCardsProps } from './choice-cards/radio-cards.tsx';
export { CodeBlock, type CodeBlockProps } from './code-block/code-block.tsx';
export { CodeText, type CodeTextProps } from './code-text/code-text.tsx';
export { CommitField, type CommitFieldProps } from './commit-field/commit-field.tsx';
export { Confetti } from './confetti/confetti.tsx';
export { Countdown, type CountdownProps } from './countdown/countdown.tsx';
export { formatRemaining } from './countdown/remaining.ts';
export { type Deadline, useRemainingSeconds } from './countdown/use-remaining.ts';
export {
  CountedTextArea,
  type CountedTextAreaProps,
} from './counted-text-area/counted-text-area.tsx';
export { CountryButton, type CountryButtonProps } from './country-picker/country-button.tsx';
export {
  type Country,
  CountryPicker,
  type CountryPickerProps,
} from './country-picker/country-picker.tsx';
export { DateStrip, type DateStripDay, type DateStripProps } from './date-strip/date-strip.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { Disclosure, type DisclosureProps } from './disclosure/disclosure.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './error-state/error-state.tsx';
export { type Fact, Facts, type FactsProps, FactsSkeleton } from './facts/facts.tsx';
export { FileButton, type FileButtonProps } from './file-button/file-button.tsx';
export { Flag, type FlagProps } from './flag/flag.tsx';
export { focusInView } from './focus-in-view/focus-in-view.ts';
export { Hero } from './hero/hero.tsx';
export {
  AlertIcon,
  BackIcon,
  BankIcon,
  CalendarIcon,
  CameraIcon,
  CardIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  CopyIcon,
  CupIcon,
  DownIcon,
  DownloadIcon,
  ForwardIcon,
  GiftIcon,
  GlobeIcon,
  HelpIcon,
  HomeIcon,
  type IconProps,
  ImageIcon,
  InfoIcon,
  LinkIcon,
  MinusIcon,
  OfflineIcon,
  PackIcon,
  PauseIcon,
  PersonIcon,
  PhoneIcon,
  PlaceIcon,
  PlayIcon,
  PlusIcon,
  PointsIcon,
  ReceiptIcon,
  RenewIcon,
  RepeatIcon,
  ScanIcon,
  SearchIcon,
  ShareIcon,
  StoreIcon,
  StoryIcon,
  TagIcon,
  TermsIcon,
  TicketIcon,
  TorchIcon,
  WalletIcon,
} from './icon/icon.tsx';
export { IconButton, type IconButtonProps } from './icon-button/icon-button.tsx';
export { List, ListRow, type ListRowProps, ListSkeleton } from './list-row/list-row.tsx';
export { Mark, type MarkProps } from './mark/mark.tsx';
export { Meter, type MeterProps } from './meter/meter.tsx';
export { MissingProviderError } from './missing-provider-error/missing-provider-error.ts';
export { NearItem, type NearItemProps } from './near-item/near-item.tsx';
export { Notice, type NoticeProps } from './notice/notice.tsx';
export { NumberField, type NumberFieldProps } from './number-field/number-field.tsx';
export { OfflineBanner } from './offline-banner/offline-banner.tsx';
export { OtpField, type OtpFieldProps } from './otp-field/otp-field.tsx';
export { Photo, type PhotoProps } from './photo/photo.tsx';
export { default as AmericanoPicture } from './picture/americano.svg?react';
export { default as CoasterPicture } from './picture/coaster.svg?react';
export { default as CoffeeBagPicture } from './picture/coffee-bag.svg?react';
export { default as CroissantPicture } from './picture/croissant.svg?react';
export { default as CutLinePicture } from './picture/cut-line.svg?react';
export { default as EmptyCupPicture } from './picture/empty-cup.svg?react';
export { default as EnamelMugPicture } from './picture/enamel-mug.svg?react';
export { default as FullCupPicture } from './picture/full-cup.svg?react';
export { default as GiftPicture } from './picture/gift.svg?react';
export { default as HotCappuccinoPicture } from './picture/hot-cappuccino.svg?react';
export { default as HotCoffeePicture } from './picture/hot-coffee.svg?react';
export { default as IcedLattePicture } from './picture/iced-latte.svg?react';
export { default as MokaPotPicture } from './picture/moka-pot.svg?react';
export { default as PackCupsPicture } from './picture/pack-cups.svg?react';
export { default as PalmSugarLattePicture } from './picture/palm-sugar-latte.svg?react';
export { default as RecipeBookPicture } from './picture/recipe-book.svg?react';
export { default as SeedlingPicture } from './picture/seedling.svg?react';
export { default as SpilledCupPicture } from './picture/spilled-cup.svg?react';
export { StampedTicketAnimation } from './picture/stamped-ticket-animation.tsx';
export { default as ToteBagPicture } from './picture/tote-bag.svg?react';
export { default as WaitingPicture } from './picture/waiting.svg?react';
export { PriceTag, type PriceTagProps } from './price-tag/price-tag.tsx';
export { ProgressBar, type ProgressBarProps } from './progress-bar/progress-bar.tsx';
export { paintQr, type QrSquare } from './qr-code/paint-qr.ts';
export { QrCode, type QrCodeProps } from './qr-code/qr-code.tsx';
export {
  QuantityStepper,
  type QuantityStepperProps,
} from './quantity-stepper/quantity-stepper.tsx';
export { RollingNumber, type RollingNumberProps } from './rolling-number/rolling-number.tsx';
export { RosettePattern } from './rosette-pattern/rosette-pattern.tsx';
export { ScaleField, type ScaleFieldProps } from './scale-field/scale-field.tsx';
export { ScannerView, type ScannerViewProps } from './scanner-view/scanner-view.tsx';
export { Screen, type ScreenProps } from './screen/screen.tsx';
export { SearchField, type SearchFieldProps } from './search-field/search-field.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
} from './segmented-control/segmented-control.tsx';
export {
  SegmentedProgress,
  type SegmentedProgressProps,
} from './segmented-progress/segmented-progress.tsx';
export { SelectField, type SelectFieldProps } from './select-field/select-field.tsx';
export { type ShareOption, ShareSheet, type ShareSheetProps } from './share-sheet/share-sheet.tsx';
export { Sheet, type SheetProps } from './sheet/sheet.tsx';
export { Loading, type LoadingProps, Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { Stamp, type StampProps, type StampTone } from './stamp/stamp.tsx';
export { type Step, Steps, type StepsProps } from './steps/steps.tsx';
export { Switch, type SwitchProps } from './switch/switch.tsx';
export { type Tab, Tabs, type TabsProps } from './tabs/tabs.tsx';
export { TextAreaField, type TextAreaFieldProps } from './text-area-field/text-area-field.tsx';
export { TextField, type TextFieldProps } from './text-field/text-field.tsx';
export { Ticket, type TicketProps, TicketSkeleton, type TicketSlot } from './ticket/ticket.tsx';
export {
  type ShowToast,
  type ToastMessage,
  ToastProvider,
  useToast,
} from './toast/toast.tsx';
export { TopBar, type TopBarProps } from './top-bar/top-bar.tsx';
export { useModal } from './use-modal/use-modal.ts';
export { useOnline } from './use-online/use-online.ts';
export { useReducedMotion } from './use-reduced-motion/use-reduced-motion.ts';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
export { WalletCard, type WalletCardProps } from './wallet-card/wallet-card.tsx';
