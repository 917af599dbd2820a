import { SHARE_TYPE } from '@cangkir/core';
import { coordinates, phone } from '@cangkir/core/schemas';
import * as v from 'valibot';

/** A call to the native app. The page and the host share its schemas. */
export interface Method<
  Input extends v.GenericSchema = v.GenericSchema,
  Output extends v.GenericSchema = v.GenericSchema,
> {
  readonly input: Input;
  /** The `data` of an answer with code 0. */
  readonly output: Output;
  /** The first app version that has the call. */
  readonly since: `${number}.${number}.${number}`;
  /** The app shows a dialog before it answers, so the wait is longer. */
  readonly showsUi: boolean;
  /** The app has the call, but we do not use it (section 7). */
  readonly disabled?: true;
}

function method<Input extends v.GenericSchema, Output extends v.GenericSchema>(
  definition: Omit<Method<Input, Output>, 'showsUi'> & { readonly showsUi?: true },
): Method<Input, Output> {
  return { showsUi: false, ...definition };
}

const noParams = v.object({});

/** Any answer to a call without data, such as `null`, `""` or `{}`. */
const nothing = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);
const text = v.pipe(v.string(), v.minLength(1));
const storedText = v.nullable(v.string());

/** The type of a stored value: plain text or JSON. */
const storedType = v.pipe(v.picklist(['text', 'json']), v.title('StorageType'));

/**
 * Every call of section 7, by name. The specification names some parameters and no answers: the rest, and the versions,
 * are ours (docs/assumptions.md). `docs/bridge-contract.md` is generated from it.
 */
export const METHODS = {
  toLogin: method({
    input: noParams,
    output: nothing,
    since: '1.0.0',
    showsUi: true,
  }),
  userInfo: method({
    input: noParams,
    output: v.nullable(v.object({ token: text, userId: text, phone })),
    since: '1.0.0',
  }),
  deviceInfo: method({
    input: noParams,
    output: v.object({ deviceId: text, model: text, systemVersion: text, appVersion: text }),
    since: '1.0.0',
  }),
  getSafeTop: method({
    input: noParams,
    output: v.object({ top: v.pipe(v.number(), v.finite(), v.minValue(0)) }),
    since: '1.0.0',
  }),
  setTitle: method({
    input: v.object({ title: v.string() }),
    output: nothing,
    since: '1.0.0',
  }),
  showOrHideNav: method({
    input: v.object({
      show: v.boolean(),
      color: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/))),
    }),
    output: nothing,
    since: '1.0.0',
  }),
  back: method({
    input: noParams,
    output: nothing,
    since: '1.0.0',
  }),
  close: method({
    input: noParams,
    output: nothing,
    since: '1.0.0',
  }),
  routeJump: method({
    input: v.object({ jumpUrl: text }),
    output: nothing,
    since: '1.0.0',
  }),
  toAppStore: method({
    input: noParams,
    output: nothing,
    since: '1.0.0',
  }),
  debug: method({
    input: v.object({ message: v.string() }),
    output: nothing,
    since: '1.0.0',
  }),
  pullRefresh: method({
    input: v.object({ enabled: v.boolean() }),
    output: nothing,
    since: '1.0.0',
    disabled: true,
  }),
  getAppCache: method({
    input: v.object({ name: text }),
    output: storedText,
    since: '1.0.0',
  }),
  setStorage: method({
    input: v.object({ key: text, value: v.string(), type: storedType }),
    output: nothing,
    since: '2.0.0',
  }),
  getStorage: method({
    input: v.object({ key: text, type: storedType }),
    output: storedText,
    since: '2.0.0',
  }),
  setAppTmpStorage: method({
    input: v.object({ key: text, value: v.string() }),
    output: nothing,
    since: '2.0.0',
  }),
  getAppTmpStorage: method({
    input: v.object({ key: text }),
    output: storedText,
    since: '2.0.0',
  }),
  sharePanel: method({
    input: v.object({ title: v.string(), text: v.string(), url: v.pipe(v.string(), v.url()) }),
    output: nothing,
    since: '2.0.0',
    showsUi: true,
  }),
  shareToItem: method({
    input: v.object({
      type: v.picklist(Object.values(SHARE_TYPE)),
      imageType: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
    output: nothing,
    since: '2.0.0',
    showsUi: true,
  }),
  getLocation: method({
    input: noParams,
    output: coordinates,
    since: '2.0.0',
    showsUi: true,
  }),
  scanCode: method({
    input: noParams,
    output: v.object({ text }),
    since: '2.0.0',
    showsUi: true,
  }),
  giftCardToPay: method({
    input: v.object({ orderNumber: text }),
    output: nothing,
    since: '3.0.0',
    showsUi: true,
  }),
} as const;

export type MethodName = keyof typeof METHODS;

export type InputOf<Name extends MethodName> = v.InferInput<(typeof METHODS)[Name]['input']>;

export type OutputOf<Name extends MethodName> = v.InferOutput<(typeof METHODS)[Name]['output']>;

/** Whether an untrusted name is a call of the contract. */
export function isMethodName(name: string): name is MethodName {
  return Object.hasOwn(METHODS, name);
}
