import type { HttpAnswer } from './http.ts';

/** How far the clock of a backend may be from ours, the way of the answer included. */
const DATE_TOLERANCE_MS = 60_000;

interface HeaderProblem {
  readonly what: string;
  readonly expected: string;
  readonly got: string;
}

/**
 * What breaks the contract beside the body of an answer.
 *
 * @param pageOrigin The origin of the page, if it is another one.
 */
export function headerProblems(
  { status, headers }: HttpAnswer,
  pageOrigin: string | null,
): readonly HeaderProblem[] {
  const date = headers.get('date');
  const isRight = Math.abs(Date.parse(date ?? '') - Date.now()) <= DATE_TOLERANCE_MS;
  const allowed = headers.get('access-control-allow-origin');
  return [
    problem('status', status === 200, '200', String(status)),
    problem('Content-Type', isJson(headers), 'application/json', headers.get('content-type')),
    problem('Cache-Control', isUnstored(headers), 'no-store', headers.get('cache-control')),
    problem('Date', isRight, 'the time', date),
    ...(pageOrigin === null
      ? []
      : [
          problem('Access-Control-Allow-Origin', isFor(pageOrigin, allowed), pageOrigin, allowed),
          problem(
            'Access-Control-Expose-Headers',
            namesIn(headers, 'access-control-expose-headers').includes('date'),
            'Date',
            headers.get('access-control-expose-headers'),
          ),
        ]),
  ].flat();
}

/** Whether a page may read what was sent for this origin. */
export function isFor(pageOrigin: string, allowed: string | null): boolean {
  return allowed === '*' || allowed === pageOrigin;
}

/** The names in a header that lists them, in lower case. */
export function namesIn(headers: Headers, header: string): readonly string[] {
  return (headers.get(header) ?? '').toLowerCase().split(/\s*,\s*/);
}

function isJson(headers: Headers): boolean {
  return headers.get('content-type')?.split(';')[0]?.trim() === 'application/json';
}

function isUnstored(headers: Headers): boolean {
  return namesIn(headers, 'cache-control').includes('no-store');
}

function problem(
  what: string,
  holds: boolean,
  expected: string,
  got: string | null,
): readonly HeaderProblem[] {
  return holds ? [] : [{ what, expected, got: got ?? 'none' }];
}
