import type { BridgeConformance } from './bridge-conformance.ts';

/** A parameter of a native call, as a form asks for it. */
export interface BridgeParam {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'boolean';
  /** The values to choose from; empty for any. */
  readonly options: readonly string[];
  readonly isOptional: boolean;
}

/** A call of the native bridge, as its contract describes it. */
export interface BridgeCall {
  readonly name: string;
  /** The first app version that has it. */
  readonly since: string;
  readonly params: readonly BridgeParam[];
  /**
   * - `supported`: this app has it. - `unsupported`: this app is too old. - `disabled`: nobody may call it.
   * - `noApp`: there is no app around the page.
   */
  readonly availability: 'supported' | 'unsupported' | 'disabled' | 'noApp';
}

/** What a native call came to. */
export interface BridgeAnswer {
  /** 0 is a success. Null where there is no answer: it took too long, or breaks the contract. */
  readonly code: number | null;
  /** The data of a success, without secrets; else the kind of the failure. */
  readonly data: unknown;
  /** Milliseconds. */
  readonly took: number;
}

/** Every call of the native bridge, for developers. */
export interface BridgeConsole {
  readonly platform: 'ios' | 'android' | 'web';
  /** Null if unknown. */
  readonly appVersion: string | null;
  readonly calls: readonly BridgeCall[];
  readonly conformance: BridgeConformance;
  /** Makes a call with its parameters as typed. An empty optional one is left out. Never rejects. */
  call(name: string, typed: Readonly<Record<string, string>>): Promise<BridgeAnswer>;
}
