/** A drawing of the page as an image for a canvas: the colours of the theme are written into it. */
export async function svgImage(svg: SVGElement): Promise<HTMLImageElement> {
  const drawn = new XMLSerializer()
    .serializeToString(withItsShapes(svg))
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => colorOf(name));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
  await image.decode();
  return image;
}

/** A copy with the shapes that it shows of the page: an image has no page around it. */
function withItsShapes(svg: SVGElement): SVGElement {
  const copy = document.importNode(svg, true);
  for (const use of copy.querySelectorAll('use')) {
    const shapes = document.querySelector(use.href.baseVal);
    if (shapes !== null) use.replaceWith(document.importNode(shapes, true));
  }
  return copy;
}

/** The value of a colour token in the current theme. */
export function colorOf(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
