import { amount, localizedText, moment, phone } from '@cangkir/core/schemas';
import { durationType, wibDay } from '@cangkir/core/vouchers';
import type * as v from 'valibot';

/** A schema that many messages have, with its name in OpenAPI. */
export interface NamedSchema {
  readonly schema: v.GenericSchema;
  /** What its values are. Words in the schemas themselves would add to the first screen's size. */
  readonly meaning: string;
}

export const NAMED_SCHEMAS: Readonly<Record<string, NamedSchema>> = {
  Moment: { schema: moment, meaning: 'milliseconds since the epoch' },
  Amount: { schema: amount, meaning: 'in the currency’s major unit' },
  Phone: { schema: phone, meaning: 'E.164' },
  DurationType: { schema: durationType, meaning: '1 day, 2 week, 3 month, 4 year' },
  WibDay: { schema: wibDay, meaning: 'a day in WIB' },
  LocalizedText: { schema: localizedText, meaning: 'in every language' },
};
