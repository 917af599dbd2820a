/** A part of the app that has not arrived by then is an error (specification, section 9). Milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000;
