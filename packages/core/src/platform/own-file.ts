import * as v from 'valibot';
import { text } from './schemas.ts';

/** The types of the files that a configuration may name, by their extensions. */
const TYPES = {
  json: 'application/json',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
} as const;

type Extension = keyof typeof TYPES;

/** The files that play as music. */
export const AUDIO_FILES = ['m4a', 'mp3'] as const satisfies readonly Extension[];

/** The pictures. */
export const PICTURE_FILES = ['png', 'svg', 'webp'] as const satisfies readonly Extension[];

/** The files that hold data, such as an animation. */
export const DATA_FILES = ['json'] as const satisfies readonly Extension[];

/** Below the app's own folder for media: no scheme, host, query or way up can precede or follow. */
const ADDRESS = /^media(?:\/[a-z0-9-]+)+\.([a-z0-9]+)$/;

/** The address of a file on our origin, relative to the app, with one of the extensions. */
export function ownFile(extensions: readonly Extension[]) {
  return v.pipe(
    text(256),
    v.regex(new RegExp(`^media(?:\\/[a-z0-9-]+)+\\.(?:${extensions.join('|')})$`)),
    v.description('relative to the app'),
  );
}

/** The address of a folder of such files. */
export const ownFolder = v.pipe(
  text(256),
  v.regex(/^media(?:\/[a-z0-9-]+)+\/$/),
  v.description('relative to the app'),
);

/** The MIME type that a file of ours has. Null if the address names none. */
export function ownFileType(address: string): string | null {
  const extension = ADDRESS.exec(address)?.[1];
  return Object.entries(TYPES).find(([own]) => own === extension)?.[1] ?? null;
}
