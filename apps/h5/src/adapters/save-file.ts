import { shareFile } from './browser-sharing.ts';
import { dataUrlOf } from './data-url.ts';

/** Hands a file over by the phone's share sheet, or else downloads it. */
export async function saveFile(file: File): Promise<void> {
  const shared = await shareFile(file);
  if (shared.ok || shared.failure.kind === 'declined') return;
  await downloadFile(file);
}

/** Downloads a file. A web view may ignore that. */
export async function downloadFile(file: File): Promise<void> {
  const link = document.createElement('a');
  link.href = await dataUrlOf(file);
  link.download = file.name;
  link.click();
}
