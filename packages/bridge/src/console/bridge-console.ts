import {
  type BridgeAnswer,
  type BridgeCall,
  type BridgeConsole,
  type BridgeParam,
  maskPhone,
} from '@cangkir/core';
import * as v from 'valibot';
import type { Bridge } from '../bridge.ts';
import { BRIDGE_CODE } from '../bridge-failure.ts';
import { isMethodName, METHODS, type MethodName } from '../methods.ts';
import { isSupported } from '../version.ts';
import { type ConformanceOptions, createConformance } from './conformance.ts';

export interface BridgeConsoleOptions extends ConformanceOptions {
  readonly bridge: Pick<Bridge, 'call'>;
}

/** The calls of {@link METHODS} as forms: a new one appears by itself. */
export function createBridgeConsole(options: BridgeConsoleOptions): BridgeConsole {
  const { bridge, clock } = options;
  const { platform, appVersion } = options.transport;

  function availability(name: MethodName): BridgeCall['availability'] {
    if (METHODS[name].disabled) return 'disabled';
    if (platform === 'web') return 'noApp';
    return isSupported(name, appVersion) ? 'supported' : 'unsupported';
  }

  const calls = Object.keys(METHODS)
    .filter(isMethodName)
    .map((name) => ({
      name,
      since: METHODS[name].since,
      params: paramsOf(name),
      availability: availability(name),
    }));

  return {
    platform,
    appVersion,
    calls,
    conformance: createConformance(options),
    async call(name, typed): Promise<BridgeAnswer> {
      if (!isMethodName(name)) return { code: null, data: 'unknown call', took: 0 };
      const params = v.safeParse(METHODS[name].input, readParams(name, typed));
      if (!params.success) return { code: null, data: v.summarize(params.issues), took: 0 };
      const started = clock.now();
      const result = await bridge.call(name, params.output);
      const took = clock.now() - started;
      if (result.ok) {
        return { code: BRIDGE_CODE.success, data: withoutSecrets(result.value), took };
      }
      const { failure } = result;
      return { code: 'code' in failure ? failure.code : null, data: failure.kind, took };
    },
  };
}

/** What a form knows of a parameter's schema. Any other is refused, so that none goes without its field. */
const PARAM = v.variant('type', [
  v.object({ type: v.literal('optional'), wrapped: v.unknown() }),
  v.object({
    type: v.literal('picklist'),
    options: v.array(v.union([v.string(), v.number()])),
  }),
  v.object({ type: v.picklist(['string', 'number', 'boolean']) }),
]);

function paramsOf(name: MethodName): readonly BridgeParam[] {
  return Object.entries(METHODS[name].input.entries).map(([param, schema]) => ({
    name: param,
    isOptional: false,
    ...formOf(schema),
  }));
}

function formOf(schema: unknown): Omit<BridgeParam, 'name' | 'isOptional'> & Partial<BridgeParam> {
  const param = v.parse(PARAM, schema);
  switch (param.type) {
    case 'optional':
      return { ...formOf(param.wrapped), isOptional: true };
    case 'picklist': {
      const isNumber = param.options.every((option) => typeof option === 'number');
      return { kind: isNumber ? 'number' : 'text', options: param.options.map(String) };
    }
    case 'string':
      return { kind: 'text', options: [] };
    default:
      return { kind: param.type, options: [] };
  }
}

/** The parameters that were typed. */
function readParams(name: MethodName, typed: Readonly<Record<string, string>>): object {
  const pairs = paramsOf(name)
    .map((param) => [param, typed[param.name] ?? ''] as const)
    .filter(([{ isOptional }, text]) => !(isOptional && text === ''))
    .map(([param, text]) => [param.name, readValue(param, text)]);
  return Object.fromEntries(pairs);
}

function readValue({ kind }: BridgeParam, text: string): unknown {
  if (kind === 'boolean') return text === 'true';
  // An empty text is no zero.
  return kind === 'number' && text !== '' ? Number(text) : text;
}

/** The app's login is for the product alone: people copy what stands here. */
function withoutSecrets(data: unknown): unknown {
  const login = v.safeParse(v.looseObject({ token: v.string(), phone: v.string() }), data);
  return login.success
    ? { ...login.output, token: '***', phone: maskPhone(login.output.phone, 'others') }
    : data;
}
