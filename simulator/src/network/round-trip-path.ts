/** What a page asks for to know that all it asked for before has been heard of: it is answered at once. */
export const ROUND_TRIP_PATH = '/simulator/round-trip';
