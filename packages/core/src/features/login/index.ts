export {
  type LogOutEverywhereMachine,
  type LogOutEverywhereView,
  logOutEverywhereView,
} from './log-out-everywhere.machine.ts';
export type { LoginGateway } from './login.gateway.ts';
export type { LoginMachine } from './login.machine.ts';
export { type LoginView, loginView } from './login.view.ts';
export type { LoginRedirectMachine } from './login-redirect.machine.ts';
export { SMS_CODE, SMS_CODE_LENGTH } from './sms-code.ts';
