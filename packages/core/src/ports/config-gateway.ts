import type { CallOptions, GatewayResult } from './gateway.ts';

/** Switches that the backend sets for everybody. */
export interface GlobalConfig {
  /** Chooses the login screen: `/phoneLogin` when on, else `/loginOrRegister` (section 2). */
  readonly mobileRegister: boolean;
}

export interface ConfigGateway {
  find(options?: CallOptions): Promise<GatewayResult<GlobalConfig>>;
}
