import { LOTTIE_MAX_BYTES, type LottieData, parseLottieData } from '@cangkir/core/campaign-page';
import { dataUrlOf } from '../../adapters/data-url.ts';
import { readOwnFile } from '../../adapters/own-file.ts';

/**
 * Reads an animation of ours, with its pictures in it: the player loads nothing by itself. Null if a part cannot be had,
 * or is not what it should be.
 */
export async function readOwnLottie(address: string, folder = ''): Promise<object | null> {
  const file = await readSmallFile(address);
  const data = file === null ? null : parseLottieData(await file.text());
  if (data === null) return null;
  const assets = await Promise.all(data.assets.map((asset) => withPicture(asset, folder)));
  return assets.includes(null) ? null : { ...data, assets };
}

async function withPicture(asset: LottieData['assets'][number], folder: string) {
  if (!('p' in asset)) return asset;
  const file = await readSmallFile(folder + asset.p);
  return file === null ? null : { ...asset, p: await dataUrlOf(file), e: 1 };
}

async function readSmallFile(address: string): Promise<Blob | null> {
  const file = await readOwnFile(address);
  return file !== null && file.size <= LOTTIE_MAX_BYTES ? file : null;
}
