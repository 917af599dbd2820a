/** How events are collected and sent (specification, sections 7 and 9). */
export const TRACKING = {
  /** Where they are sent: a POST, with this query. */
  path: '/sa',
  query: { project: 'production' },
  /** From the first event of a batch until it is sent. Milliseconds. */
  batchIntervalMs: 6000,
  /** A visit ends when nothing happens for so long. Milliseconds. */
  sessionMs: 30 * 60 * 1000,
  /** The longest text of an event. UTF-16 code units. */
  maxTextLength: 1024,
  /** The most events that wait; the oldest are dropped. Ours: some minutes of busy tapping without a network. */
  maxEvents: 200,
  /** A click on one of these counts for the heatmap. */
  heatmapElements: ['div', 'img', 'button'],
  /** How far a page was scrolled is not collected. */
  scrollMap: false,
} as const;

/** Tells whether a click on an element counts for the heatmap, by its tag name in any case. */
export function isHeatmapElement(tagName: string): boolean {
  return TRACKING.heatmapElements.some((element) => element === tagName.toLowerCase());
}
