import { expect, test } from 'vitest';
import { createVirtualClock } from './virtual-clock.ts';
import { watchVisibility } from './visibility-watch.ts';

/** A page that sends requests by a timer, and on a tap. */
function openPage() {
  const clock = createVirtualClock(0);
  const { visibility, clock: timers, hiddenRequests, watch } = watchVisibility(clock);
  const asked: string[] = [];
  const ask = watch((how: string) => asked.push(how));
  const askLater = () => timers.setTimeout(() => ask('on a timer'), 10);
  return { clock, visibility, timers, hiddenRequests, asked, ask, askLater };
}

test('counts only the requests of timers on a hidden page', async () => {
  const { clock, visibility, timers, hiddenRequests, asked, ask, askLater } = openPage();
  askLater();
  await clock.advance(10);
  visibility.hide();
  ask('on a tap');
  timers.clearTimeout(askLater());
  await clock.advance(10);
  expect(hiddenRequests()).toBe(0);
  askLater();
  await clock.advance(10);
  ask('on a tap');
  expect(hiddenRequests()).toBe(1);
  visibility.show();
  askLater();
  await clock.advance(10);
  expect(hiddenRequests()).toBe(1);
  expect(asked).toEqual(['on a timer', 'on a tap', 'on a timer', 'on a tap', 'on a timer']);
});
