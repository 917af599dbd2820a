/** A request to this path is answered at once (public/service-worker.js). */
export const ROUND_TRIP_PATH = '/simulator/round-trip';

/** In the answer, the addresses that its page has begun to load. To read a body would double the work of the trip. */
export const BEGUN_HEADER = 'x-simulator-begun';
