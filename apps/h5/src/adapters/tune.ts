/** Samples a second: more than bells need. */
export const SAMPLE_RATE = 16_000;

/** The longest tune. */
const MAX_LENGTH_SECONDS = 120;

/** How long a tone sounds after its stroke. */
const DECAY_SECONDS = 1.2;

/** A bell: its tone, and the octave above, which fades sooner. */
const PARTIALS = [
  { times: 1, gain: 1, decay: DECAY_SECONDS },
  { times: 2, gain: 0.3, decay: DECAY_SECONDS / 2 },
] as const;

/** A stroke: the tones that sound together. */
interface Stroke {
  /** Seconds from the start. */
  readonly at: number;
  readonly hertz: readonly number[];
}

/**
 * Plays a written tune into samples between -1 and 1: beats a minute, then notes. A note is its length in eighths and its
 * tones or a rest: `96 2c4+e4 1- 4f#5`. Null if it is no tune.
 */
export function renderTune(notes: string): Float32Array | null {
  const [tempo = '', ...texts] = notes.split(' ');
  if (!/^(?:[3-9]\d|[12]\d\d)$/.test(tempo) || texts.length === 0) return null;

  const eighth = 60 / Number(tempo) / 2;
  const strokes: Stroke[] = [];
  let end = 0;
  for (const text of texts) {
    const [, length, tones] = NOTE.exec(text) ?? [];
    if (length === undefined || tones === undefined) return null;
    strokes.push({ at: end, hertz: tones === '-' ? [] : tones.split('+').map(hertzOf) });
    end += Number(length) * eighth;
  }
  return end > MAX_LENGTH_SECONDS ? null : render(strokes, end);
}

const NOTE = /^([1-9]\d?)(-|[a-g]#?[1-7](?:\+[a-g]#?[1-7])*)$/;

/** Semitones above C. */
const SEMITONES: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };

/** The pitch of a tone such as `f#5`, with A4 at 440 Hz. */
function hertzOf(tone: string): number {
  const semitone = (SEMITONES[tone.charAt(0)] ?? 0) + (tone.includes('#') ? 1 : 0);
  const octave = Number(tone.at(-1));
  return 440 * 2 ** ((semitone - 9) / 12 + octave - 4);
}

function render(strokes: readonly Stroke[], length: number): Float32Array {
  const samples = new Float32Array(Math.ceil((length + DECAY_SECONDS) * SAMPLE_RATE));
  for (const { at, hertz } of strokes) {
    for (const tone of hertz) addBell(samples, Math.round(at * SAMPLE_RATE), tone);
  }
  level(samples);
  return samples;
}

/** Makes the loudest sample 0.8. By plain loops: half a million calls would hold up the page that plays. */
function level(samples: Float32Array): void {
  let peak = 0;
  for (let index = 0; index < samples.length; index += 1) {
    peak = Math.max(peak, Math.abs(samples[index] ?? 0));
  }
  if (peak === 0) return;
  const factor = 0.8 / peak;
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = (samples[index] ?? 0) * factor;
  }
}

/** Adds a struck bell: decaying sines, each from its two samples before. */
function addBell(samples: Float32Array, start: number, hertz: number): void {
  for (const { times, gain, decay } of PARTIALS) {
    const count = Math.min(decay * SAMPLE_RATE, samples.length - start);
    const step = (2 * Math.PI * hertz * times) / SAMPLE_RATE;
    // A thousandth is left at the end.
    const fade = 0.001 ** (1 / (decay * SAMPLE_RATE));
    const damping = fade * fade;
    const back = 2 * fade * Math.cos(step);
    let before = 0;
    let current = gain * Math.sin(step);
    for (let index = 0; index < count; index += 1) {
      samples[start + index] = (samples[start + index] ?? 0) + current;
      const next = back * current - damping * before;
      before = current;
      current = next;
    }
  }
}
