export { Accordion, type AccordionProps } from './accordion/accordion.tsx';
export { ActionBar } from './action-bar/action-bar.tsx';
export { Amount } from './amount/amount.tsx';
export { Animation } from './animation/animation.tsx';
export { Badge } from './badge/badge.tsx';
export { BottomTab, BottomTabs } from './bottom-tabs/bottom-tabs.tsx';
export { Button } from './button/button.tsx';
export { Carousel, CarouselSkeleton } from './carousel/carousel.tsx';
export { Choice } from './choice/choice.tsx';
export { CheckboxCards } from './choice-cards/checkbox-cards.tsx';
export { RadioCards } from './choice-cards/radio-cards.tsx';
export { CodeBlock } from './code-block/code-block.tsx';
export { CodeText } from './code-text/code-text.tsx';
export { CommitField } from './commit-field/commit-field.tsx';
export { Confetti } from './confetti/confetti.tsx';
export { Countdown, type CountdownProps } from './countdown/countdown.tsx';
export { type Deadline, useRemainingSeconds } from './countdown/use-remaining.ts';
export { CountedTextArea } from './counted-text-area/counted-text-area.tsx';
export { CountryButton } from './country-picker/country-button.tsx';
export { type Country, CountryPicker } from './country-picker/country-picker.tsx';
export { DateStrip } from './date-strip/date-strip.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { Disclosure } from './disclosure/disclosure.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export { ErrorState } from './error-state/error-state.tsx';
export { type Fact, Facts, FactsSkeleton } from './facts/facts.tsx';
export { FileButton } from './file-button/file-button.tsx';
export { Flag } from './flag/flag.tsx';
export { focusInView } from './focus-in-view/focus-in-view.ts';
export { Hero } from './hero/hero.tsx';
export {
  AlertIcon,
  BackIcon,
  BankIcon,
  CalendarIcon,
  CameraIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  CopyIcon,
  CupIcon,
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
  PackIcon,
  PauseIcon,
  PersonIcon,
  PhoneIcon,
  PlaceIcon,
  PlayIcon,
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
  WalletIcon,
} from './icon/icon.tsx';
export { IconButton } from './icon-button/icon-button.tsx';
export { List, ListRow, ListSkeleton } from './list-row/list-row.tsx';
export { Mark } from './mark/mark.tsx';
export { Meter } from './meter/meter.tsx';
export { MissingProviderError } from './missing-provider-error/missing-provider-error.ts';
export { NearItem } from './near-item/near-item.tsx';
export { nextFrame } from './next-frame/next-frame.ts';
export { Notice, type NoticeProps } from './notice/notice.tsx';
export { NumberField, type NumberFieldProps } from './number-field/number-field.tsx';
export { OfflineBanner } from './offline-banner/offline-banner.tsx';
export { OtpField } from './otp-field/otp-field.tsx';
export { default as AmericanoPicture } from './picture/americano.svg?react';
export { default as CoffeeBagPicture } from './picture/coffee-bag.svg?react';
export { default as CroissantPicture } from './picture/croissant.svg?react';
export { default as CutLinePicture } from './picture/cut-line.svg?react';
export { default as EmptyCupPicture } from './picture/empty-cup.svg?react';
export { default as FullCupPicture } from './picture/full-cup.svg?react';
export { default as GiftPicture } from './picture/gift.svg?react';
export { default as HotCappuccinoPicture } from './picture/hot-cappuccino.svg?react';
export { default as HotCoffeePicture } from './picture/hot-coffee.svg?react';
export { default as IcedLattePicture } from './picture/iced-latte.svg?react';
export { default as PackCupsPicture } from './picture/pack-cups.svg?react';
export { default as PalmSugarLattePicture } from './picture/palm-sugar-latte.svg?react';
export { default as SeedlingPicture } from './picture/seedling.svg?react';
export { default as SpilledCupPicture } from './picture/spilled-cup.svg?react';
export { StampedTicketAnimation } from './picture/stamped-ticket-animation.tsx';
export { default as WaitingPicture } from './picture/waiting.svg?react';
export { PriceTag } from './price-tag/price-tag.tsx';
export { ProgressBar } from './progress-bar/progress-bar.tsx';
export { paintQr } from './qr-code/paint-qr.ts';
export { QrCode } from './qr-code/qr-code.tsx';
export {
  QuantityStepper,
  type QuantityStepperProps,
} from './quantity-stepper/quantity-stepper.tsx';
export { RollingNumber } from './rolling-number/rolling-number.tsx';
export { ScaleField } from './scale-field/scale-field.tsx';
export { ScannerView } from './scanner-view/scanner-view.tsx';
export { Screen, type ScreenProps } from './screen/screen.tsx';
export { SearchField } from './search-field/search-field.tsx';
export { SegmentedControl } from './segmented-control/segmented-control.tsx';
export { SegmentedProgress } from './segmented-progress/segmented-progress.tsx';
export { SelectField } from './select-field/select-field.tsx';
export { ShareSheet } from './share-sheet/share-sheet.tsx';
export { Sheet } from './sheet/sheet.tsx';
export { Loading, Skeleton } from './skeleton/skeleton.tsx';
export { Stamp, type StampTone } from './stamp/stamp.tsx';
export { type Step, Steps } from './steps/steps.tsx';
export { Switch } from './switch/switch.tsx';
export { type Tab, Tabs } from './tabs/tabs.tsx';
export { TextAreaField } from './text-area-field/text-area-field.tsx';
export { TextField } from './text-field/text-field.tsx';
export { Ticket, TicketSkeleton, type TicketSlot } from './ticket/ticket.tsx';
export { ToastProvider, useToast } from './toast/toast.tsx';
export { TopBar } from './top-bar/top-bar.tsx';
export { useModal } from './use-modal/use-modal.ts';
export { useOnline } from './use-online/use-online.ts';
export { useReducedMotion } from './use-reduced-motion/use-reduced-motion.ts';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
export { WalletCard } from './wallet-card/wallet-card.tsx';
