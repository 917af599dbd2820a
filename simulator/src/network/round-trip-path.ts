/** A request to this path is answered at once: all earlier requests of the page have then arrived. */
export const ROUND_TRIP_PATH = '/simulator/round-trip';
