import type { Browser, BrowserContext, CDPSession } from 'playwright';
import * as v from 'valibot';
import { BENCH_FLAGS, launchChromium } from '../../chromium.ts';
import { openPhone } from '../app/open-phone.ts';
import { serveApp } from '../app/served-app.ts';
import { measureSlowdown, slowDownPhone } from '../app/slow-phone.ts';
import { frameTimes, START_MARK, type TraceEvent } from './frame-times.ts';
import { type MeasuredMotion, missesFrames, motionTable } from './motion-table.ts';
import { MOTIONS, type Motion } from './motions.ts';

const CATEGORIES = ['disabled-by-default-devtools.timeline.frame', 'blink.user_timing'];

/**
 * `npm run bench -- motion`: measures the frames of the large motions on the production build. Returns the exit code.
 * Chromium draws without a GPU here, so that frames are lost which a phone would draw: a machine that is otherwise idle
 * is needed.
 */
export async function benchMotion(): Promise<number> {
  const app = await serveApp();
  const browser = await launchChromium(BENCH_FLAGS);
  const measured: MeasuredMotion[] = [];
  try {
    for (const motion of MOTIONS) {
      const context = await openPhone(browser, app.origin, app.member());
      const frames = await measureFrames(
        browser,
        context,
        `${app.address}#${motion.route}`,
        motion,
      );
      await context.close();
      measured.push({ name: motion.name, frames });
    }
  } finally {
    await browser.close();
    await app.stop();
  }
  console.log(motionTable(measured));
  return measured.some(missesFrames) ? 1 : 0;
}

async function measureFrames(
  browser: Browser,
  context: BrowserContext,
  address: string,
  motion: Motion,
): Promise<readonly number[]> {
  const page = await context.newPage();
  await page.goto(address);
  await motion.prepare(page);
  // What the preparation moves has come to rest.
  await page.waitForTimeout(1500);
  const session = await context.newCDPSession(page);
  await slowDownPhone(session, await measureSlowdown(browser));
  const events = await trace(session, async () => {
    await motion.begin(page);
    await page.evaluate((mark) => performance.mark(mark), START_MARK);
    await page.waitForTimeout(motion.lastsMs);
  });
  return frameTimes(events, motion.lastsMs);
}

/** The events of a trace that is made meanwhile. */
async function trace(
  session: CDPSession,
  act: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) events.push(readEvent(event));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
}

const EVENT = v.object({
  name: v.string(),
  ts: v.number(),
  args: v.object({ frameSeqId: v.optional(v.number()) }),
});

function readEvent(event: unknown): TraceEvent {
  const { name, ts, args } = v.parse(EVENT, event);
  return { name, ts, refresh: args.frameSeqId };
}
