/** A picture on a contact sheet. */
export interface SheetPicture {
  readonly caption: string;
  /** PNG. */
  readonly png: Buffer;
}

/** The width of each picture on a sheet. CSS pixels. */
const PICTURE_WIDTH = 250;

/** A page with pictures side by side, each under its caption. */
export function sheetHtml(title: string, pictures: readonly SheetPicture[]): string {
  const figures = pictures.map(
    ({ caption, png }) =>
      `<figure><figcaption>${escapeHtml(caption)}</figcaption><img src="data:image/png;base64,${png.toString('base64')}"></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>
body { margin: 12px; font: 12px sans-serif; background: #888; }
main { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 12px; }
figure { margin: 0; width: ${PICTURE_WIDTH}px; }
figcaption { padding: 4px; background: #fff; }
img { display: block; width: 100%; }
</style><h1>${escapeHtml(title)}</h1><main>${figures.join('')}</main>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
