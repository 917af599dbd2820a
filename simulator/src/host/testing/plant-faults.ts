import { type AnyRequest, isMethodName, METHODS, type Transport, WIRE } from '@cangkir/bridge';
import { type Clock, succeed } from '@cangkir/core';
import * as v from 'valibot';
import { valueAt, withoutValueAt, withValueAt } from '../../shared/json-pointer.ts';
import { parseJson } from '../../shared/parse-json.ts';
import { DECLINED } from '../answers.ts';
import type { BadHost, Change, Occasion } from './bad-hosts.ts';

/** What a fault may look at in a message of the app. */
const MESSAGE = v.looseObject({
  id: v.optional(v.number()),
  code: v.optional(v.number()),
  event: v.optional(v.string()),
});

type Message = v.InferOutput<typeof MESSAGE>;

/** The way to an app with the faults of a bad one. */
export function plantFaults(
  transport: Transport,
  { on, answer, changes = [] }: BadHost,
  clock: Clock,
): Transport {
  const requests = new Map<number, AnyRequest>();
  let listeners: ((message: unknown) => void)[] = [];
  const isAndroid = transport.platform === 'android';
  let lastId = 0;

  function post(message: unknown): void {
    for (const listener of listeners) listener(message);
  }

  /** As the platform's apps send it, or in a wrong form. */
  function encode(content: unknown, form?: 'otherForm' | 'cut'): unknown {
    const json = JSON.stringify(content);
    if (form === 'cut') return json.slice(0, -1);
    return isAndroid === (form === undefined) ? json : content;
  }

  transport.listen((message) => {
    const content = v.parse(MESSAGE, typeof message === 'string' ? parseJson(message) : message);
    const request = content.id === undefined ? undefined : requests.get(content.id);
    if (isOccasion(on, content, request)) giveChanged(content, changes);
    else post(message);
  });

  /** Applies the changes in order. A change of the form is the last. */
  function giveChanged(content: unknown, [change, ...rest]: readonly Change[]): void {
    switch (change?.kind) {
      case undefined:
      case 'otherForm':
      case 'cut':
        post(encode(content, change?.kind));
        break;
      case 'repeat':
        giveChanged(content, rest);
        clock.setTimeout(() => giveChanged(content, rest), change.after);
        break;
      case 'delay':
        clock.setTimeout(() => giveChanged(content, rest), change.after);
        break;
      case 'drop':
        break;
      default:
        if (change !== undefined) giveChanged(withChange(content, change, lastId), rest);
    }
  }

  return {
    ...transport,
    send(request) {
      const { id } = request;
      lastId = id;
      requests.set(id, request);
      if (answer === undefined || !isOccasion(on, {}, request)) return transport.send(request);
      post(encode({ id, msg: '', ...answer }));
      return succeed(undefined);
    },
    listen(listener) {
      listeners = [...listeners, listener];
      return () => {
        listeners = listeners.filter((one) => one !== listener);
      };
    },
  };
}

function isOccasion(
  { call, event, isUnknown, isMalformed, isOtherVersion, isDeclined }: Occasion,
  message: Message,
  request: AnyRequest | undefined,
): boolean {
  if (event !== undefined) return message.event === event;
  if (request === undefined) return false;
  const { method, params } = request;
  return (
    (call === undefined || call === method) &&
    (!isUnknown || !isMethodName(method)) &&
    (!isMalformed || (isMethodName(method) && !v.is(METHODS[method].input, params))) &&
    (!isOtherVersion || request.v !== WIRE.version) &&
    (!isDeclined || message.code === DECLINED)
  );
}

type ValueChange = Exclude<Change, { kind: 'drop' | 'delay' | 'repeat' | 'otherForm' | 'cut' }>;

function withChange(content: unknown, change: ValueChange, lastId: number): unknown {
  if (change.kind === 'remove') return withoutValueAt(content, change.at);
  return withValueAt(content, change.at, changed(valueAt(content, change.at), change, lastId));
}

function changed(
  value: unknown,
  change: Exclude<ValueChange, { kind: 'remove' }>,
  lastId: number,
): unknown {
  switch (change.kind) {
    case 'set':
      return change.value;
    case 'add':
      return Number(value) + change.number;
    case 'toLastId':
      return lastId;
    case 'toText':
      return String(value);
    case 'toJson':
      return JSON.stringify(value);
    case 'toAscii':
      return typeof value === 'string' ? value.replace(/[^\p{ASCII}]/gu, '?') : value;
    case 'wrap':
      return { [change.key]: value };
  }
}
