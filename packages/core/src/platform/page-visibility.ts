/** Whether the person has the page before them: another app, or another tab, may be in front of it. */
export interface Sight {
  isHidden(): boolean;
  /** Calls back when that changes. Returns the cleanup. */
  subscribe(listener: () => void): () => void;
}
