import { expect, test } from 'vitest';
import { watchSight } from './sight-watch.ts';
import { createVirtualClock } from './virtual-clock.ts';

/** A page that asks by a timer, and on a tap. */
function openPage() {
  const clock = createVirtualClock(0);
  const { sight, clock: timers, timesAskedUnseen, watch } = watchSight(clock);
  const asked: string[] = [];
  const ask = watch((how: string) => asked.push(how));
  const askLater = () => timers.setTimeout(() => ask('on a timer'), 10);
  return { clock, sight, timers, timesAskedUnseen, asked, ask, askLater };
}

test('what a timer asks for out of sight is told, and nothing else', async () => {
  const { clock, sight, timers, timesAskedUnseen, asked, ask, askLater } = openPage();
  askLater();
  await clock.advance(10);
  sight.hide();
  ask('on a tap');
  timers.clearTimeout(askLater());
  await clock.advance(10);
  expect(timesAskedUnseen()).toBe(0);
  askLater();
  await clock.advance(10);
  ask('on a tap');
  expect(timesAskedUnseen()).toBe(1);
  sight.show();
  askLater();
  await clock.advance(10);
  expect(timesAskedUnseen()).toBe(1);
  expect(asked).toEqual(['on a timer', 'on a tap', 'on a timer', 'on a tap', 'on a timer']);
});
