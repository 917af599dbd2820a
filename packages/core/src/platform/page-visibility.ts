/** Whether the page is visible, or another app or tab covers it. */
export interface PageVisibility {
  isHidden(): boolean;
  /** Calls back on each change. Returns the cleanup. */
  subscribe(listener: () => void): () => void;
}
