import { type SignedRequest, signedRequest } from '@cangkir/api';
import { sha256Hex } from '@cangkir/core';
import type { DocumentedEndpoint } from '../../contracts/api-contract.ts';
import type { AskOptions } from '../conversation.ts';
import type { Trial } from '../trial.ts';
import { plainInput } from './plain-input.ts';

/** Further from our clock than a signature may be. */
const TOO_FAR_MS = 7 * 60_000;

/** A signature of a wrong form is none, or a wrong one. */
const NO_SIGNATURE = ['signatureMissing', 'signatureForged'] as const;

type Attempt = Pick<AskOptions, 'as' | 'expect' | 'ahead' | 'spoil'>;

/** What a backend has to refuse where a signature is missing or wrong. */
export async function checkSignatures(trial: Trial): Promise<void> {
  for (const endpoint of trial.endpoints.values()) {
    if (!endpoint.isSigned) continue;
    const by = endpoint.tokenUse === 'none' ? undefined : trial.people.member;
    const input = plainInput(endpoint, trial);
    const attempts = await attemptsOn(endpoint, trial);
    await Promise.all(
      attempts.map((attempt) => trial.askAnything(endpoint.name, input, { by, ...attempt })),
    );
  }
}

async function attemptsOn(endpoint: DocumentedEndpoint, trial: Trial): Promise<readonly Attempt[]> {
  const others = await signedBy(trial.people.newcomer.token, endpoint, trial);
  return [
    {
      as: 'no time and no sign',
      expect: 'signatureMissing',
      spoil: (request) => withData(request, ({ time: _time, sign: _sign, ...data }) => data),
    },
    {
      as: 'no sign',
      expect: 'signatureMissing',
      spoil: (request) => withData(request, ({ sign: _sign, ...data }) => data),
    },
    {
      as: 'a sign that is no hash',
      expect: NO_SIGNATURE,
      spoil: (request) => withData(request, (data) => ({ ...data, sign: 'kopi' })),
    },
    {
      as: 'a sign with another last digit',
      expect: 'signatureForged',
      spoil: (request) =>
        withData(request, (data) => ({ ...data, sign: otherDigit(data['sign']) })),
    },
    {
      as: 'a value that was added after signing',
      expect: 'signatureForged',
      spoil: (request) => withData(request, (data) => ({ ...data, added: 'later' })),
    },
    {
      as: 'the sign for another token',
      expect: 'signatureForged',
      spoil: (request) => withData(request, () => others),
    },
    { as: 'a sign that is too old', expect: 'signatureOld', ahead: -TOO_FAR_MS },
    { as: 'a sign of the future', expect: 'signatureOld', ahead: TOO_FAR_MS },
  ];
}

/** The data of a request, signed for a token. */
async function signedBy(token: string, endpoint: DocumentedEndpoint, trial: Trial): Promise<Data> {
  const context = { token, sourceId: '', language: 'id', now: Date.now(), idempotencyKey: null };
  const input = plainInput(endpoint, trial);
  const { query, body } = await signedRequest(endpoint, input, context, sha256Hex);
  return query ?? body ?? {};
}

type Data = Readonly<Record<string, unknown>>;

function withData(request: SignedRequest, change: (data: Data) => Data): SignedRequest {
  const { query, body, ...rest } = request;
  if (query === undefined) return { ...rest, body: change(body ?? {}) };
  const texts = Object.entries(change(query)).map(([name, value]) => [name, String(value)]);
  return { ...rest, query: Object.fromEntries(texts) };
}

function otherDigit(sign: unknown): string {
  const text = String(sign);
  return text.slice(0, -1) + (text.endsWith('0') ? '1' : '0');
}
