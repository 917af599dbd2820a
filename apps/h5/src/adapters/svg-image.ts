/** A drawing of the page as an image for a canvas: the colours of the theme are written into it. */
export async function svgImage(svg: SVGElement): Promise<HTMLImageElement> {
  const drawn = new XMLSerializer()
    .serializeToString(svg)
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => colorOf(name));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
  await image.decode();
  return image;
}

/** The value of a colour token in the current theme. */
export function colorOf(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
