export type {
  BargainCampaign,
  BargainGateway,
  BargainKind,
  BargainPrize,
  CutRecord,
} from './bargain.gateway.ts';
export type { BargainMachine } from './bargain.machine.ts';
export type { OwnBargainView } from './bargain.view.ts';
export type { BargainHelpMachine } from './bargain-help.machine.ts';
export type { HelperView } from './bargain-help.view.ts';
export { bargainPrize } from './bargain-prize.ts';
export type { ShownLink } from './bargain-sharing.ts';
export type { BargainStep } from './bargain-step.ts';
export type { ClosedView } from './bargain-visit.ts';
export { cutTotal, priceLeft } from './cut-record.ts';
export type { FriendCutMessage } from './friend-cut-message.ts';
export { HELPER_CODE } from './helper-code.ts';
