/** Shorter objects take less memory than the search for equal ones saves. Characters of JSON. */
const MIN_LENGTH = 80;

/** What is longer is hardly ever equal, such as an address, and its search would keep it. Characters. */
const MAX_TEXT = 64;
const MAX_OBJECT = 4096;

/**
 * Lets entries share equal parts: the vouchers of a campaign have the same texts, which would be most of the memory,
 * and a person's ID stands in five entries. A part is never changed in place, so nobody can tell.
 *
 * @returns A function that replaces the parts of an entry by equal ones of earlier entries.
 */
export function createPartSharing(): (entry: unknown) => unknown {
  const texts = new Map<string, string>();
  /** By their JSON. */
  const objects = new Map<string, object>();

  function sharedPart(part: unknown): unknown {
    if (typeof part === 'string')
      return part.length > MAX_TEXT ? part : sharedIn(texts, part, part);
    if (typeof part !== 'object' || part === null) return part;
    const json = JSON.stringify(part);
    const isShared = json.length >= MIN_LENGTH && json.length <= MAX_OBJECT;
    return isShared ? sharedIn(objects, json, part) : part;
  }

  return (entry) => {
    if (typeof entry !== 'object' || entry === null) return entry;
    for (const [name, part] of Object.entries(entry)) Reflect.set(entry, name, sharedPart(part));
    return entry;
  };
}

function sharedIn<Part>(known: Map<string, Part>, key: string, part: Part): Part {
  const found = known.get(key);
  if (found !== undefined) return found;
  known.set(key, part);
  return part;
}
