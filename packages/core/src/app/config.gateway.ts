import type { GatewayResult } from '../flow/gateway/gateway.ts';

/** Switches that the backend sets for all users. */
export interface GlobalConfig {
  /** Chooses the login screen: `/phoneLogin` when on, else `/loginOrRegister` (section 2). */
  readonly mobileRegister: boolean;
}

/** The global config (specification, sections 2 and 3). */
export interface ConfigGateway {
  /** Reads the switches, logged in or not. */
  find(): Promise<GatewayResult<GlobalConfig>>;
}
