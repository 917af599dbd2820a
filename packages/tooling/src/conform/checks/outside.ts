import { ENVELOPE, HEADERS, PRODUCT_PATH } from '@cangkir/api';
import { RESPONSE_CODE } from '@cangkir/core';
import * as v from 'valibot';
import { parseJson } from '../../served/parse-json.ts';
import { headerProblems, isFor, namesIn } from '../answer-headers.ts';
import { ANY_REQUEST, type Findings } from '../findings.ts';
import { curlOf, type HttpRequest, sendHttp } from '../http.ts';

/** Bodies that are no JSON object. */
const NO_OBJECTS = ['', 'kopi', '[]', 'null', '{"activityCode":'];

interface Attempt {
  readonly what: string;
  readonly codes: readonly number[];
  readonly request: HttpRequest;
}

/** What no endpoint says: an unknown address, bodies that are no JSON, and the preflight of a page on another origin. */
export async function checkOutside(
  origin: URL,
  pageOrigin: string | null,
  findings: Findings,
): Promise<void> {
  const from = pageOrigin === null ? {} : { origin: pageOrigin };
  const change = new URL(`${PRODUCT_PATH}coupon/claim`, origin);
  const attempts: readonly Attempt[] = [
    {
      what: 'an unknown address',
      codes: [RESPONSE_CODE.notFound],
      request: { method: 'GET', address: new URL(`${PRODUCT_PATH}nothing`, origin), headers: from },
    },
    ...NO_OBJECTS.map((body) => ({
      what: `the body ${JSON.stringify(body)}`,
      codes: [RESPONSE_CODE.bodyInvalid, RESPONSE_CODE.signatureMissing],
      request: {
        method: 'POST',
        address: change,
        headers: { ...from, 'content-type': 'application/json' },
        body,
      },
    })),
  ];
  for (const { what, codes, request } of attempts) {
    const answer = await sendHttp(request);
    const at = { where: ANY_REQUEST, curl: curlOf(request, new Map()) };
    for (const problem of headerProblems(answer, pageOrigin)) {
      findings.add({ ...at, ...problem });
    }
    const envelope = v.safeParse(ENVELOPE, parseJson(answer.body));
    if (envelope.success && codes.includes(envelope.output.code)) continue;
    const expected = `the code ${codes.join(' or ')}`;
    findings.add({ ...at, what: `${what}: code`, expected, got: answer.body.slice(0, 200) });
  }
  if (pageOrigin !== null) await checkPreflight(change, pageOrigin, findings);
}

/** A browser asks before it sends our headers to another origin. */
async function checkPreflight(address: URL, page: string, findings: Findings): Promise<void> {
  const wanted = [HEADERS.token, HEADERS.sourceId, HEADERS.idempotencyKey, 'content-type'];
  const request: HttpRequest = {
    method: 'OPTIONS',
    address,
    headers: {
      origin: page,
      'access-control-request-method': 'POST',
      'access-control-request-headers': wanted.toSorted().join(','),
    },
  };
  const { status, headers } = await sendHttp(request);
  const allowed = headers.get('access-control-allow-origin');
  const names = namesIn(headers, 'access-control-allow-headers');
  const missing = wanted.filter((name) => !names.includes(name) && !names.includes('*'));
  const results = [
    ['status', status >= 200 && status < 300, '200 or 204', String(status)],
    ['Access-Control-Allow-Origin', isFor(page, allowed), page, allowed],
    ['Access-Control-Allow-Headers', missing.length === 0, wanted.join(', '), names.join(', ')],
  ] as const;
  for (const [what, holds, expected, got] of results) {
    const curl = curlOf(request, new Map());
    if (!holds)
      findings.add({
        where: ANY_REQUEST,
        what: `preflight: ${what}`,
        expected,
        got: got ?? 'none',
        curl,
      });
  }
}
