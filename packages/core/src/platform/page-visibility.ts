/** Whether the page is visible: another app, or another tab, may be in front of it. */
export interface PageVisibility {
  isHidden(): boolean;
  /** Calls back when that changes. Returns the cleanup. */
  subscribe(listener: () => void): () => void;
}
