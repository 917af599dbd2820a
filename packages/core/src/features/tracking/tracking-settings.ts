/** How events are collected and sent (specification, sections 7 and 9). */
export const TRACKING = {
  /** The sink: a POST, with this query. */
  path: '/sa',
  query: { project: 'production' },
  /** From the first event of a batch until it is sent. Milliseconds. */
  batchIntervalMs: 6000,
  /** The maximum idle time within a visit. Milliseconds. */
  sessionMs: 30 * 60 * 1000,
  /** The maximum length of an event's text. UTF-16 code units. */
  maxTextLength: 1024,
  /** The maximum number of waiting events; the oldest are dropped. Ours: some minutes of busy tapping offline. */
  maxEvents: 200,
  /** The maximum length of a batch as JSON: browsers and servers refuse a larger one. UTF-16 code units. Ours. */
  maxBatchLength: 48_000,
  /** Clicks on these elements count for the heatmap. */
  heatmapElements: ['div', 'img', 'button'],
  /** Scroll depth is not collected. */
  scrollMap: false,
} as const;
