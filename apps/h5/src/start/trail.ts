import { keepTrail, type Trail, type TrailPorts } from '@cangkir/core/health';
import { type PageFactsPorts, pageFacts } from './page-facts.ts';

/** The ports of what is kept for the report of a problem. */
export interface StartTrailPorts extends Omit<TrailPorts, 'root' | 'session' | 'facts'> {
  readonly app: PageFactsPorts['app'] & Pick<TrailPorts, 'root'>;
}

/** Keeps the trail of the page from here on, with what was asked for before. */
export async function startTrail(ports: StartTrailPorts & PageFactsPorts): Promise<Trail> {
  const { root, session } = ports.app;
  return keepTrail({ ...ports, root, session, facts: await pageFacts(ports) });
}
