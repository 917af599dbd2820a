/** A rendered screen without its texts. */
export interface Shape {
  /** With `{}` for each text. */
  readonly html: string;
  /** Escaped, as in HTML. */
  readonly texts: readonly string[];
}

/** A closed dialog cannot be seen. */
const DIALOGS = /<dialog[\s\S]*?<\/dialog>/g;

/** What is inside a drawing of ours, which is much longer than an icon. */
const DRAWINGS = /(<svg[^>]*>)(?:(?!<\/svg>)[\s\S]){400,}(?=<\/svg>)/g;

/** Attributes that say what is so without them. */
const DEFAULTS = / (?:value=""|aria-(?:invalid|busy)="false")/g;

/** The ends of a drawing's lines, which may end themselves. */
const LINE_ENDS = /><\/(?:path|circle|rect|line|ellipse|use)>/g;

/** What React asks a server for, to be sent before the page. */
const PRELOADS = /<link rel="preload"[^>]*>/g;

/** A text between tags, the name of an element for screen readers, or what stands in an empty field. */
const TEXTS = /(?<=>)[^<>]+(?=<)|(?<= (?:aria-label|placeholder)=")[^"]+(?=")/g;

/** Some HTML whose drawings are boxes. The page has no room for the lines of each: they come with the app. */
export function withoutDrawings(rendered: string): string {
  return rendered.replaceAll(DRAWINGS, '$1');
}

/** Separates the texts of a screen from its shape, which screens and languages share. */
export function shapeOf(rendered: string): Shape {
  const texts: string[] = [];
  const html = rendered
    .replaceAll(DIALOGS, '')
    .replaceAll(PRELOADS, '')
    .replaceAll(DEFAULTS, '')
    // An HTML parser knows it.
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
    .replaceAll(LINE_ENDS, '/>')
    // As HTML says it, which compresses better.
    .replaceAll(' data-change="true"', ' data-change')
    // Comments separate texts, for React alone.
    .replaceAll('<!-- -->', '')
    // The page's policy refuses style attributes in HTML.
    .replaceAll(' style="', ' data-style="')
    .replaceAll(TEXTS, (text) => {
      texts.push(text);
      return '{}';
    });
  return { html, texts };
}
