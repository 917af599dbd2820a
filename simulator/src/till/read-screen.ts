/** Canvas pixels per CSS pixel: enough for a small code. */
const SCALE = 2;

const DRAWABLE = 'svg, img, canvas';

/**
 * A page as a scanner sees it: every picture in its viewport, in place, on white. Text is left out, as codes are never
 * text.
 */
export async function readScreen(page: Window & typeof globalThis): Promise<ImageData> {
  const { innerWidth, innerHeight, document } = page;
  const canvas = new OffscreenCanvas(innerWidth * SCALE, innerHeight * SCALE);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('The browser gave no canvas to draw the screen on.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(SCALE, SCALE);
  for (const element of document.querySelectorAll(DRAWABLE)) {
    if (!isVisible(element, page)) continue;
    const source = await sourceOf(element, page);
    if (source === null) continue;
    const { x, y, width, height } = element.getBoundingClientRect();
    context.drawImage(source, x, y, width, height);
  }
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function isVisible(element: Element, page: Window): boolean {
  const box = element.getBoundingClientRect();
  return (
    box.width > 0 &&
    box.height > 0 &&
    box.bottom > 0 &&
    box.right > 0 &&
    box.top < page.innerHeight &&
    box.left < page.innerWidth &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
}

async function sourceOf(
  element: Element,
  page: Window & typeof globalThis,
): Promise<CanvasImageSource | null> {
  if (element instanceof page.HTMLImageElement) return element.complete ? element : null;
  if (element instanceof page.HTMLCanvasElement) return element;
  if (element instanceof page.SVGSVGElement && isOutermost(element))
    return pictureOf(element, page);
  return null;
}

function isOutermost(svg: SVGSVGElement): boolean {
  return svg.parentElement?.closest('svg') === null;
}

/** An SVG of the page as a separate picture, with the colours of the page's style sheets. */
async function pictureOf(
  svg: SVGSVGElement,
  page: Window & typeof globalThis,
): Promise<HTMLImageElement | null> {
  const copy = document.importNode(svg, true);
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const shapes = svg.querySelectorAll<SVGElement>('*');
  const copies = copy.querySelectorAll<SVGElement>('*');
  copyPaint(svg, copy, page);
  for (const [index, shape] of [...shapes].entries()) {
    const twin = copies[index];
    if (twin !== undefined) copyPaint(shape, twin, page);
  }
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
  // A picture that cannot be drawn is not a code: skip it.
  return picture.decode().then(
    () => picture,
    () => null,
  );
}

function copyPaint(from: SVGElement, to: SVGElement, page: Window): void {
  const { fill, stroke, color, shapeRendering } = page.getComputedStyle(from);
  Object.assign(to.style, { fill, stroke, color, shapeRendering });
}
