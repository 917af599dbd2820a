/** The connection of the device to the network. */
export interface Connection {
  /** Calls back each time that it is back. Returns the cleanup. */
  onRestored(listener: () => void): () => void;
}
