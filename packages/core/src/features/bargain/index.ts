export type { BargainGateway } from './bargain.gateway.ts';
export type { BargainMachine } from './bargain.machine.ts';
export type { BargainHelpMachine } from './bargain-help.machine.ts';
export type { BargainStep } from './bargain-step.ts';
export type { FriendCutMessage } from './friend-cut-message.ts';
