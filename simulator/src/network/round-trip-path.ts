/** A request to this path is answered at once, with what its page has begun to load (public/service-worker.js). */
export const ROUND_TRIP_PATH = '/simulator/round-trip';
