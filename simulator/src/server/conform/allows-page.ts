import { HEADERS } from '@cangkir/api';
import type { Plug } from './plugs.ts';

/** The origin of a page that is not the backend's. */
export const PAGE_ORIGIN = 'https://m.example.com';

/** What lets that page read the answers. */
const FOR_PAGE = {
  'access-control-allow-origin': PAGE_ORIGIN,
  'access-control-expose-headers': 'Date',
};

const PREFLIGHT = {
  ...FOR_PAGE,
  'access-control-allow-headers': [
    HEADERS.token,
    HEADERS.sourceId,
    HEADERS.idempotencyKey,
    'content-type',
  ].join(', '),
};

/** A backend on another origin than its page. */
export const allowsPage: Plug = async (request, next) => {
  if (request.method === 'OPTIONS') {
    return { kind: 'answered', response: { status: 204, headers: PREFLIGHT, body: '' } };
  }
  const delivery = await next(request);
  if (delivery.kind !== 'answered') return delivery;
  const { response } = delivery;
  return { ...delivery, response: { ...response, headers: { ...response.headers, ...FOR_PAGE } } };
};
