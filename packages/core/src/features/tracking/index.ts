export { type PageFacts, pageProperties } from './page-properties.ts';
export type { TrackingEvent, TrackingGateway } from './tracking.gateway.ts';
export { trackingEvent } from './tracking-event.ts';
export { createTrackingQueue, type TrackingQueue } from './tracking-queue.ts';
export { TRACKING } from './tracking-settings.ts';
