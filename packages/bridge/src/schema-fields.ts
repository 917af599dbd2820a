import * as v from 'valibot';

/** One line of a table that tells a newcomer what a message holds. */
export interface Field {
  /** The path to it, such as `data.token`. */
  readonly name: string;
  readonly type: string;
  /** What is true of it beside its type, in words; empty where nothing is. */
  readonly rule: string;
}

const CHECK = v.object({ type: v.string(), requirement: v.optional(v.unknown()) });

/** What follows the schema itself in a pipe. */
const CHECKS = v.optional(
  v.pipe(
    v.array(v.unknown()),
    v.transform(([, ...checks]) => v.parse(v.array(CHECK), checks)),
  ),
  [],
);

/** The parts of a valibot schema that have words here. Any other is refused, so that nothing goes untold. */
const NODE = v.variant('type', [
  v.object({ type: v.literal('object'), entries: v.record(v.string(), v.unknown()) }),
  v.object({ type: v.picklist(['optional', 'nullable']), wrapped: v.unknown() }),
  v.object({ type: v.literal('picklist'), options: v.array(v.unknown()) }),
  v.object({ type: v.literal('unknown') }),
  v.object({ type: v.picklist(['string', 'number', 'boolean']), pipe: CHECKS }),
]);

type Check = v.InferOutput<typeof CHECK>;

/**
 * The fields of a message, in the order of its schema.
 *
 * @param name The path to the message itself; what is unknown, and so not read, has no fields.
 */
export function fieldsOf(schema: unknown, name: string): readonly Field[] {
  const node = v.parse(NODE, schema);
  switch (node.type) {
    case 'object':
      return Object.entries(node.entries).flatMap(([key, entry]) =>
        fieldsOf(entry, `${name}.${key}`),
      );
    case 'optional':
      return fieldsOf(node.wrapped, name).map((field) => ({
        ...field,
        rule: [field.rule, 'may be left out'].filter(Boolean).join(', '),
      }));
    case 'nullable':
      return withNull(fieldsOf(node.wrapped, name), name);
    case 'picklist':
      return [{ name, type: node.options.map(code).join(' or '), rule: '' }];
    case 'unknown':
      return [];
    default:
      return [{ name, type: node.type, rule: node.pipe.map(wordsOf).join(', ') }];
  }
}

function withNull(fields: readonly Field[], name: string): readonly Field[] {
  const [first] = fields;
  return first?.name === name
    ? [{ ...first, type: `${first.type} or null` }]
    : [{ name, type: 'object or null', rule: '' }, ...fields];
}

function wordsOf({ type, requirement }: Check): string {
  switch (type) {
    case 'integer':
      return 'whole';
    case 'finite':
      return 'finite';
    case 'url':
      return 'an address';
    case 'min_value':
      return `at least ${requirement}`;
    case 'max_value':
      return `at most ${requirement}`;
    case 'min_length':
      return requirement === 1 ? 'not empty' : `at least ${requirement} characters`;
    case 'regex':
      return `matches \`${requirement}\``;
    default:
      throw new Error(`Failed to describe the check "${type}": give it words in schema-fields.ts`);
  }
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}
