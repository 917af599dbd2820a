export type { AudioOutput } from './audio-output.ts';
export { type AudioPlayer, type AudioState, createAudioPlayer } from './audio-player.ts';
