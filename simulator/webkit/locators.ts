/** XPaths of what a person looks for, by its name in the app. */

export function button(name: string): string {
  return `//button[${isNamed(name)}]`;
}

/** A part of its text is enough. */
export function link(part: string): string {
  return `//a[contains(normalize-space(), "${part}")]`;
}

export function heading(name: string): string {
  return `//*[self::h1 or self::h2 or self::h3][${isNamed(name)}]`;
}

/** A text, or a field's, a part of which is enough. */
export function text(part: string): string {
  return `//body//*[not(self::script or self::style)][text()[contains(normalize-space(), "${part}")]]`;
}

export function field(label: string): string {
  return `//*[self::input or self::textarea][@aria-label="${label}" or @id=//label[normalize-space()="${label}"]/@for or ancestor::label[.//text()[normalize-space()="${label}"]]]`;
}

/** A picture whose name holds a text. */
export function picture(part: string): string {
  return `//*[@role="img" or self::img][contains(@aria-label | @alt, "${part}")]`;
}

function isNamed(name: string): string {
  return `normalize-space()="${name}" or @aria-label="${name}"`;
}
