import { CLAIM_CODE } from '@cangkir/core';
import * as v from 'valibot';

/** One request of the HTTP contract. Its schemas serve both ends: the client and the backend. */
export interface Endpoint<
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
  Input extends v.GenericSchema = v.GenericSchema,
  Output extends v.GenericSchema = v.GenericSchema,
> {
  /** A GET is safe to repeat; a POST changes something, and carries an idempotency key. */
  readonly method: Method;
  readonly path: string;
  /** The query of a GET, the JSON body of a POST; `time` and `sign` come on top. */
  readonly input: Input;
  /** The `data` of the envelope when the code is a success. */
  readonly output: Output;
  /** Codes beside 0 whose answer is an outcome with data, not a failure. */
  readonly outcomeCodes: readonly number[];
}

const moment = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.description('milliseconds since the epoch'),
);
const text = (maxLength: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength));
const identifier = text(64);
const localizedText = v.object({ id: v.string(), en: v.string(), zh: v.string() });
const phone = v.pipe(v.string(), v.regex(/^\+[1-9]\d{6,14}$/), v.description('E.164'));

const durationType = v.pipe(
  v.picklist([1, 2, 3, 4]),
  v.description('1 day, 2 week, 3 month, 4 year'),
);
const duration = v.pipe(v.number(), v.integer(), v.minValue(1));

const voucherValidity = v.variant('effectiveTimeType', [
  v.object({
    effectiveTimeType: v.literal('FIX_TIME'),
    effectiveStartTime: moment,
    effectiveEndTime: moment,
  }),
  v.object({
    effectiveTimeType: v.literal('AFTER_ACTIVE_IMMEDIATELY'),
    effectiveDuration: duration,
    effectiveDurationType: durationType,
  }),
  v.object({
    effectiveTimeType: v.literal('AFTER_ACTIVE_DELAY'),
    effectiveDelayDays: v.pipe(v.number(), v.integer(), v.minValue(0)),
    effectiveDuration: duration,
    effectiveDurationType: durationType,
  }),
]);

const amount = v.pipe(v.number(), v.minValue(0), v.description('in the currency’s major unit'));

const voucherTerms = {
  title: localizedText,
  value: amount,
  currencyCode: v.picklist(['IDR', 'PHP', 'SGD']),
  products: v.array(localizedText),
  minimumSpend: amount,
  terms: v.array(localizedText),
  validity: voucherValidity,
};

const voucher = v.object({
  ...voucherTerms,
  id: identifier,
  code: text(64),
  claimedAt: moment,
  usedAt: v.nullable(moment),
});

const claimReply = {
  voucherId: v.optional(identifier),
  opensAt: v.optional(moment),
};

const user = v.object({ id: identifier, phone });

const CLAIM_OUTCOMES = Object.values(CLAIM_CODE).filter((code) => code !== CLAIM_CODE.claimed);

function endpoint<
  Method extends 'GET' | 'POST',
  Input extends v.GenericSchema,
  Output extends v.GenericSchema,
>(
  definition: Omit<Endpoint<Method, Input, Output>, 'outcomeCodes'> & {
    readonly outcomeCodes?: readonly number[];
  },
): Endpoint<Method, Input, Output> {
  return { outcomeCodes: [], ...definition };
}

/** Every request of the product, by name. `docs/http-contract.md` is generated from it. */
export const ENDPOINTS = {
  config: endpoint({
    method: 'GET',
    path: '/portal/app/config',
    input: v.object({}),
    output: v.object({ mobileRegister: v.boolean() }),
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/portal/app/login/code',
    input: v.object({ phone }),
    output: v.object({ resendAt: moment }),
  }),
  logIn: endpoint({
    method: 'POST',
    path: '/portal/app/login',
    input: v.object({ phone, code: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
    output: v.object({ token: text(512), user }),
  }),
  campaign: endpoint({
    method: 'GET',
    path: '/portal/app/coupon/campaign',
    input: v.object({ sourceId: identifier }),
    output: v.object({
      sourceId: identifier,
      name: localizedText,
      voucher: v.object(voucherTerms),
      claim: v.object({ code: v.picklist(Object.values(CLAIM_CODE)), ...claimReply }),
      endsAt: moment,
    }),
  }),
  claim: endpoint({
    method: 'POST',
    path: '/portal/app/coupon/claim',
    input: v.object({ sourceId: identifier, browserId: identifier }),
    output: v.object(claimReply),
    outcomeCodes: CLAIM_OUTCOMES,
  }),
  vouchers: endpoint({
    method: 'GET',
    path: '/portal/app/coupon/vouchers',
    input: v.object({}),
    output: v.object({ vouchers: v.array(voucher) }),
  }),
  voucher: endpoint({
    method: 'GET',
    path: '/portal/app/coupon/voucher',
    input: v.object({ id: identifier }),
    output: voucher,
  }),
} as const;

export type EndpointName = keyof typeof ENDPOINTS;

/** What a request takes. */
export type InputOf<Name extends EndpointName> = v.InferOutput<(typeof ENDPOINTS)[Name]['input']>;

/** What it answers. */
export type OutputOf<Name extends EndpointName> = v.InferOutput<(typeof ENDPOINTS)[Name]['output']>;

/** The envelope around every answer. A refusal needs no data. */
export const ENVELOPE = v.object({
  code: v.pipe(v.number(), v.integer()),
  msg: v.string(),
  data: v.optional(v.unknown()),
});

/** The headers that the contract names. */
export const HEADERS = {
  token: 'token',
  sourceId: 'source-id',
  language: 'accept-language',
  idempotencyKey: 'idempotency-key',
} as const;

/** What the signing adds to the data of a request: its time value and its sign (section 7). */
export const SIGNED_FIELDS = v.object({
  time: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3599)),
  sign: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
