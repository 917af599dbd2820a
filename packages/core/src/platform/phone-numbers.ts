import type { Market } from './market/market.types.ts';

/** A phone that can receive an SMS. */
export interface PhoneNumber {
  /** E.164, such as `+6281234567890`: for storing and sending. */
  readonly e164: string;
  /** The national format: for display. */
  readonly national: string;
}

/**
 * Parses phone numbers. A port, because its metadata loads when the user first touches the field, not with the first
 * screen.
 */
export interface PhoneNumbers {
  /** Null if the text is not a mobile number of that country. Rejects only if the metadata fails to load. */
  parse(typed: string, country: Market): Promise<PhoneNumber | null>;
}
