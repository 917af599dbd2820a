import { expect, test } from 'vitest';
import { watchSight } from './sight-watch.ts';
import { createVirtualClock } from './virtual-clock.ts';

/** A page that asks by a timer, and on a tap. */
function openPage() {
  const clock = createVirtualClock(0);
  const sight = watchSight(clock);
  const asked: string[] = [];
  const told: string[] = [];
  const ask = sight.watch((how: string) => asked.push(how));
  const load = () =>
    sight.follow({
      send: ({ type }: { readonly type: string }) => void told.push(type),
      getSnapshot: () => 'shown',
      stop: () => 'stopped',
    });
  const askLater = () => sight.clock.setTimeout(() => ask('on a timer'), 10);
  return { clock, sight, asked, told, ask, load, askLater };
}

test('what a timer asks for out of sight is told, and nothing else', async () => {
  const { clock, sight, asked, told, ask, load, askLater } = openPage();
  const page = load();
  askLater();
  await clock.advance(10);
  page.send({ type: 'HIDE' });
  ask('on a tap');
  sight.clock.clearTimeout(askLater());
  await clock.advance(10);
  expect(sight.timesAskedUnseen()).toBe(0);
  askLater();
  await clock.advance(10);
  ask('on a tap');
  expect(sight.timesAskedUnseen()).toBe(1);
  page.send({ type: 'SHOW' });
  askLater();
  await clock.advance(10);
  expect(sight.timesAskedUnseen()).toBe(1);
  expect(asked).toEqual(['on a timer', 'on a tap', 'on a timer', 'on a tap', 'on a timer']);
  expect(told).toEqual(['HIDE', 'SHOW']);
  expect([page.getSnapshot(), page.stop()]).toEqual(['shown', 'stopped']);
});

test('a page that is loaded is in sight', async () => {
  const { clock, sight, load, askLater } = openPage();
  load().send({ type: 'HIDE' });
  load();
  askLater();
  await clock.advance(10);
  expect(sight.timesAskedUnseen()).toBe(0);
});
