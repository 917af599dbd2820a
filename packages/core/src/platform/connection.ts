/** The connection of the device to the network. */
export interface Connection {
  /** Calls back each time that it is back. Returns the cleanup. */
  onRestored(listener: () => void): () => void;
  /** Whether nothing is to be loaded that nobody asked for: the person saves data, or the network is very slow. */
  isScarce(): boolean;
}
