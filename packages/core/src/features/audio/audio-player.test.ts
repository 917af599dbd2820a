import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMemoryAudioOutput } from '../../testing/memory-audio-output.ts';
import { settle } from '../../testing/virtual-clock.ts';
import { createAudioPlayer } from './audio-player.ts';

function startPlayer() {
  const output = createMemoryAudioOutput();
  return { output, player: createAudioPlayer(output) };
}

async function answer(output: ReturnType<typeof createMemoryAudioOutput>, sounds: boolean) {
  output.answer(sounds);
  await settle();
}

test('is silent until it is played', () => {
  const { output, player } = startPlayer();
  expect(player.get()).toEqual({
    isPlaying: false,
    currentSrc: null,
    isLoop: false,
    hasFailed: false,
  });
  player.resume();
  expect(output.commands).toEqual([]);
});

describe('a track', () => {
  test('plays from its start, pauses, and resumes where it stopped', async () => {
    const { output, player } = startPlayer();
    player.play('a.mp3');
    await answer(output, true);
    expect(player.get()).toEqual({
      isPlaying: true,
      currentSrc: 'a.mp3',
      isLoop: false,
      hasFailed: false,
    });
    player.pause();
    expect(player.get()).toEqual({
      isPlaying: false,
      currentSrc: 'a.mp3',
      isLoop: false,
      hasFailed: false,
    });
    player.resume();
    await answer(output, true);
    expect(player.get().isPlaying).toBe(true);
    expect(output.commands).toEqual(['play a.mp3', 'pause', 'resume']);
  });

  test('that plays is not resumed, and restarts when played again', () => {
    const { output, player } = startPlayer();
    player.play('a.mp3');
    player.resume();
    player.play('a.mp3');
    expect(output.commands).toEqual(['play a.mp3', 'play a.mp3']);
  });

  test('replaces another', () => {
    const { output, player } = startPlayer();
    player.play('a.mp3');
    player.play('b.mp3');
    expect(player.get()).toMatchObject({ isPlaying: true, currentSrc: 'b.mp3' });
    expect(output.commands).toEqual(['play a.mp3', 'play b.mp3']);
  });

  test('that the platform refuses does not play, but stays loaded', async () => {
    const { output, player } = startPlayer();
    player.play('a.mp3');
    await answer(output, false);
    expect(player.get()).toEqual({
      isPlaying: false,
      currentSrc: 'a.mp3',
      isLoop: false,
      hasFailed: false,
    });
    player.toggle('a.mp3');
    await answer(output, false);
    expect(player.get().isPlaying).toBe(false);
    expect(output.commands).toEqual(['play a.mp3', 'resume']);
  });

  test('that is refused late leaves the newer one playing', async () => {
    const { output, player } = startPlayer();
    player.play('a.mp3');
    player.play('b.mp3');
    await answer(output, false);
    expect(player.get()).toMatchObject({ isPlaying: true, currentSrc: 'b.mp3' });
    await answer(output, false);
    expect(player.get().isPlaying).toBe(false);
  });

  test('that is refused after a pause and a resume keeps playing', async () => {
    const { output, player } = startPlayer();
    player.play('a.mp3');
    player.pause();
    player.resume();
    await answer(output, false);
    expect(player.get().isPlaying).toBe(true);
  });

  test('that starts after it was paused stays paused', async () => {
    const { output, player } = startPlayer();
    player.play('a.mp3');
    player.pause();
    await answer(output, true);
    expect(player.get().isPlaying).toBe(false);
  });
});

test('a track that does not load says so, and is loaded again by the next tap', async () => {
  const { output, player } = startPlayer();
  player.toggle('a.mp3');
  output.fail('b.mp3');
  expect(player.get().hasFailed).toBe(false);
  output.fail('a.mp3');
  await answer(output, false);
  expect(player.get()).toMatchObject({ isPlaying: false, hasFailed: true });
  player.toggle('a.mp3');
  expect(player.get()).toMatchObject({ isPlaying: true, hasFailed: false });
  expect(output.commands).toEqual(['play a.mp3', 'play a.mp3']);
});

describe('a toggle', () => {
  test('pauses any playing track', () => {
    for (const src of ['a.mp3', 'b.mp3']) {
      const { output, player } = startPlayer();
      player.play('a.mp3');
      player.toggle(src);
      expect(player.get()).toMatchObject({ isPlaying: false, currentSrc: 'a.mp3' });
      expect(output.commands).toEqual(['play a.mp3', 'pause']);
    }
  });

  test('resumes the loaded track, and plays any other', () => {
    const { output, player } = startPlayer();
    player.toggle('a.mp3');
    player.toggle('a.mp3');
    player.toggle('a.mp3');
    player.toggle('a.mp3');
    player.toggle('b.mp3');
    expect(player.get()).toMatchObject({ isPlaying: true, currentSrc: 'b.mp3' });
    expect(output.commands).toEqual(['play a.mp3', 'pause', 'resume', 'pause', 'play b.mp3']);
  });
});

describe('at its end a track', () => {
  test('stops and is rewound', () => {
    const { output, player } = startPlayer();
    player.play('a.mp3');
    output.end('a.mp3');
    expect(player.get()).toMatchObject({ isPlaying: false, currentSrc: 'a.mp3' });
    expect(output.commands).toEqual(['play a.mp3', 'pause', 'rewind']);
  });

  test('restarts if it loops', async () => {
    const { output, player } = startPlayer();
    player.setLoop(true);
    player.play('a.mp3');
    output.end('a.mp3');
    expect(player.get()).toEqual({
      isPlaying: true,
      currentSrc: 'a.mp3',
      isLoop: true,
      hasFailed: false,
    });
    expect(output.commands).toEqual(['play a.mp3', 'play a.mp3']);
    player.setLoop(false);
    output.end('a.mp3');
    expect(player.get()).toEqual({
      isPlaying: false,
      currentSrc: 'a.mp3',
      isLoop: false,
      hasFailed: false,
    });
  });

  test('changes nothing if another plays, or if it was paused', () => {
    const { output, player } = startPlayer();
    player.setLoop(true);
    player.play('a.mp3');
    player.play('b.mp3');
    output.end('a.mp3');
    expect(player.get()).toMatchObject({ isPlaying: true, currentSrc: 'b.mp3' });
    player.pause();
    output.end('b.mp3');
    expect(player.get().isPlaying).toBe(false);
    expect(output.commands).toEqual(['play a.mp3', 'play b.mp3', 'pause']);
  });
});

test('ignores the end of a track after it was stopped', () => {
  const { output, player } = startPlayer();
  player.setLoop(true);
  player.play('a.mp3');
  player.stop();
  expect(player.get().isPlaying).toBe(false);
  expect(output.listeners()).toBe(0);
  expect(output.commands).toEqual(['play a.mp3', 'pause']);
});

test('notifies of each change until the listener unsubscribes', async () => {
  const { output, player } = startPlayer();
  const seen: boolean[] = [];
  const leave = player.subscribe(({ isPlaying }) => seen.push(isPlaying));
  player.play('a.mp3');
  await answer(output, true);
  player.pause();
  leave();
  player.play('b.mp3');
  expect(seen).toEqual([true, false]);
});

test('follows the last command, whatever the order of answers', async () => {
  const wish = fc.constantFrom('play', 'pause', 'resume', 'toggle', 'refuse', 'sound', 'end');
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { maxLength: 12 }), async (wishes) => {
      const { output, player } = startPlayer();
      for (const next of wishes) {
        if (next === 'play' || next === 'toggle') player[next]('a.mp3');
        else if (next === 'pause' || next === 'resume') player[next]();
        else if (next === 'end') output.end('a.mp3');
        else await answer(output, next === 'sound');
      }
      player.play('b.mp3');
      for (let late = 0; late < wishes.length; late += 1) output.answer(true);
      await answer(output, true);
      expect(player.get()).toMatchObject({ isPlaying: true, currentSrc: 'b.mp3' });
    }),
    { numRuns: 50 },
  );
});
