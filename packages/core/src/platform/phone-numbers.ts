import type { Market } from './market/market.types.ts';

/** A phone that can receive an SMS. */
export interface PhoneNumber {
  /** E.164, such as `+6281234567890`: how it is stored and sent. */
  readonly e164: string;
  /** As people of its country write it: how it is shown. */
  readonly national: string;
}

/**
 * The phone rule. It is a port because its metadata is loaded when a person first touches the field,
 * not with the first screen.
 */
export interface PhoneNumbers {
  /** Null where the text is no mobile number of that country. Rejects only when it can't be loaded. */
  parse(typed: string, country: Market): Promise<PhoneNumber | null>;
}
