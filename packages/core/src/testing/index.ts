export { createCampaign, createVoucher } from './builders.ts';
export { createCampaignPage } from './campaign-page-builder.ts';
export type { Limit, Measure } from './measure.ts';
export { createDrink, createOrder } from './memory-annual-summary-gateway.ts';
export { createMemoryAudioOutput, type MemoryAudioOutput } from './memory-audio-output.ts';
export {
  CAKE,
  createAssistance,
  createBargainCampaign,
  createCut,
  createInvitation,
  HELP,
  LATTE,
} from './memory-bargain-gateway.ts';
export { createMemoryBridgeConsole } from './memory-bridge-console.ts';
export type { Asked, CallOutcome, MemoryCall } from './memory-call.ts';
export { createCheckInCampaign } from './memory-check-in-gateway.ts';
export {
  createCommunityActivity,
  createMemoryCommunityGateway,
} from './memory-community-gateway.ts';
export { createMemoryConnection, type MemoryConnection } from './memory-connection.ts';
export { createDrawActivity, createWin } from './memory-draw-gateway.ts';
export {
  createMemoryGateways,
  MEMORY_RESEND_MS,
  MEMORY_SMS_CODE,
  MEMORY_USER_ID,
  type MemoryGateways,
} from './memory-gateways.ts';
export { createGiftActivity } from './memory-gift-exchange-gateway.ts';
export {
  createAccount,
  createBanner,
  createHome,
  createMemoryAccountGateway,
  createMemoryHomeGateway,
  createPointsHistory,
  createRunningCampaign,
} from './memory-home-gateway.ts';
export { createMemoryKeyValueStore, type MemoryKeyValueStore } from './memory-key-value-store.ts';
export { createMemoryMachines, type MemoryMachine } from './memory-machines.ts';
export { createMemoryNativeHost } from './memory-native-host.ts';
export { createMemoryPackGateway, createPack, createPackOrder } from './memory-pack-gateway.ts';
export { createMemoryPageVisibility, type MemoryPageVisibility } from './memory-page-visibility.ts';
export { createPayment } from './memory-payment-gateway.ts';
export {
  createMemoryPorts,
  createMemoryWorld,
  MEMORY_START,
  type MemoryWorld,
} from './memory-ports.ts';
export { createPrizeForm, MEMORY_RECIPIENT } from './memory-prize-form-gateway.ts';
export { OWN_REFERRAL } from './memory-referral-gateway.ts';
export { createRightsCard } from './memory-rights-card-gateway.ts';
export { createMemoryRouter, type MemoryRouter } from './memory-router.ts';
export { createMemorySmsInbox, type MemorySmsInbox } from './memory-sms-inbox.ts';
export {
  createMemoryStoredValueGateway,
  createStoredValue,
} from './memory-stored-value-gateway.ts';
export {
  createMemoryTrackingGateway,
  type MemoryTrackingGateway,
  type SentBatch,
} from './memory-tracking-gateway.ts';
export { createQrisCode } from './qris-code.ts';
export { SCREEN_LINKS, type ScreenLink } from './screen-links.ts';
export { createSeededRandom } from './seeded-random.ts';
export { createVirtualClock, settle, type VirtualClock } from './virtual-clock.ts';
