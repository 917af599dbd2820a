import * as v from 'valibot';
import { attempt } from '../../platform/session/persisted-store.ts';

/** The most that an animation, or one of its pictures, may weigh. */
export const LOTTIE_MAX_BYTES = 256 * 1024;

/** The most layers that a player makes of an animation: those of a composition count wherever it stands. */
const MAX_LAYERS = 500;

/** Compositions, solids, pictures, groups and shapes. Text would load fonts, and sound is the music's. */
const LAYER_TYPES = [0, 1, 2, 3, 4] as const;

const positive = v.pipe(v.number(), v.gtValue(0), v.maxValue(4096));

const layers = v.array(
  v.looseObject({ ty: v.picklist(LAYER_TYPES), refId: v.optional(v.string()) }),
);

/** A picture, by its name in the folder of the animation. */
const picture = v.object({
  id: v.string(),
  w: positive,
  h: positive,
  p: v.pipe(v.string(), v.maxLength(64), v.regex(/^[a-z0-9-]+\.(?:png|svg|webp)$/)),
});

/** What a player draws. It would load whatever else a file names: fonts, scripts, further files. */
const lottieData = v.object({
  v: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
  fr: positive,
  ip: v.number(),
  op: v.number(),
  w: positive,
  h: positive,
  layers: v.pipe(layers, v.minLength(1)),
  assets: v.optional(
    v.pipe(v.array(v.union([v.object({ id: v.string(), layers }), picture])), v.maxLength(50)),
    [],
  ),
});

/** An animation that the player may have. Its pictures are the assets with a `p`. */
export type LottieData = v.InferOutput<typeof lottieData>;

type Layers = v.InferOutput<typeof layers>;

/** Reads a Lottie file. Null if it is none, holds expressions, which are code, or has too many layers. */
export function parseLottieData(json: string): LottieData | null {
  const { success, output } = v.safeParse(
    lottieData,
    attempt(() => JSON.parse(json, refuseExpression), null),
  );
  return success && hasFewLayers(output) ? output : null;
}

/** An expression is the text `x` of a property. Elsewhere `x` is a number. */
function refuseExpression(key: string, value: unknown): unknown {
  if (key === 'x' && typeof value === 'string') throw new SyntaxError('An expression.');
  return value;
}

/** Also ends for a composition that holds itself. */
function hasFewLayers(data: LottieData): boolean {
  const compositions = new Map(
    data.assets.map((asset) => [asset.id, 'layers' in asset ? asset.layers : []]),
  );
  let left = MAX_LAYERS;

  function spend(each: Layers): void {
    for (const { refId } of each) {
      left -= 1;
      if (left < 0) return;
      if (refId !== undefined) spend(compositions.get(refId) ?? []);
    }
  }

  spend(data.layers);
  return left >= 0;
}
