import { LANGUAGES } from '@cangkir/core';
import * as v from 'valibot';
import { NAMED_SCHEMAS } from './named-schemas.ts';

/** A row of a message's field table. */
export interface Field {
  /** The path, such as `voucher.products[].id`. */
  readonly name: string;
  readonly type: string;
  /** The field's rule, besides its type, in words; empty if none. */
  readonly rule: string;
}

const CHECK = v.variant('kind', [
  v.object({ kind: v.literal('validation'), type: v.string(), requirement: v.unknown() }),
  v.object({
    kind: v.literal('metadata'),
    type: v.literal('description'),
    description: v.string(),
  }),
  // The name of a type in other languages.
  v.object({ kind: v.literal('metadata'), type: v.literal('title') }),
]);

const MEANINGS: ReadonlyMap<unknown, string> = new Map<unknown, string>(
  Object.values(NAMED_SCHEMAS).map(({ schema, meaning }) => [schema, meaning]),
);

/** The checks after the schema in a pipe. */
const CHECKS = v.optional(
  v.pipe(
    v.array(v.unknown()),
    v.transform(([, ...checks]) => v.parse(v.array(CHECK), checks)),
  ),
  [],
);

/** The supported parts of a valibot schema. Any other is refused, so that nothing stays undocumented. */
const NODE = v.variant('type', [
  v.object({ type: v.literal('object'), entries: v.record(v.string(), v.unknown()) }),
  v.object({ type: v.literal('array'), item: v.unknown() }),
  v.object({ type: v.literal('variant'), key: v.string(), options: v.array(v.unknown()) }),
  v.object({ type: v.picklist(['optional', 'nullable']), wrapped: v.unknown() }),
  v.object({ type: v.literal('literal'), literal: v.unknown() }),
  v.object({ type: v.literal('picklist'), options: v.array(v.unknown()), pipe: CHECKS }),
  v.object({ type: v.literal('unknown') }),
  v.object({ type: v.picklist(['string', 'number', 'boolean']), pipe: CHECKS }),
]);

type Check = v.InferOutput<typeof CHECK>;

/**
 * The fields of a message, in the order of its schema.
 *
 * @param name The path to the message itself. Unknown schemas have no fields, as their data is ignored.
 */
export function fieldsOf(schema: unknown, name = ''): readonly Field[] {
  const meaning = MEANINGS.get(schema);
  const fields = fieldsOfNode(v.parse(NODE, schema), name);
  return meaning === undefined ? fields : withRule(fields, meaning);
}

function fieldsOfNode(node: v.InferOutput<typeof NODE>, name: string): readonly Field[] {
  switch (node.type) {
    case 'object':
      return fieldsOfObject(node.entries, name);
    case 'array':
      return fieldsOf(node.item, `${name}[]`);
    case 'variant':
      return node.options.flatMap((option) => fieldsOfOption(option, name, node.key));
    case 'optional':
      return withRule(fieldsOf(node.wrapped, name), 'may be omitted');
    case 'nullable':
      return withNull(fieldsOf(node.wrapped, name), name);
    case 'literal':
      return [{ name, type: code(node.literal), rule: '' }];
    case 'picklist':
      return [{ name, type: node.options.map(code).join(' or '), rule: ruleOf(node.pipe) }];
    case 'unknown':
      return [];
    default:
      return [{ name, type: node.type, rule: ruleOf(node.pipe) }];
  }
}

function fieldsOfObject(
  entries: Readonly<Record<string, unknown>>,
  name: string,
): readonly Field[] {
  const fields = Object.entries(entries).flatMap(([key, entry]) =>
    fieldsOf(entry, name === '' ? key : `${name}.${key}`),
  );
  // A localized text is one line, not three.
  const inEachLanguage = Object.keys(entries).join() === LANGUAGES.join();
  const isPlainTexts = fields.every(({ type, rule }) => type === 'string' && rule === '');
  if (!inEachLanguage || !isPlainTexts) return fields;
  return [{ name, type: `\`{ ${LANGUAGES.join(', ')} }\` of strings`, rule: '' }];
}

/** The fields of one variant; `key` is the discriminator. */
function fieldsOfOption(option: unknown, name: string, key: string): readonly Field[] {
  const fields = fieldsOf(option, name);
  const isKey = (field: Field) => field.name === `${name}.${key}`;
  const shape = fields.find(isKey)?.type;
  const rest = fields.filter((field) => !isKey(field));
  return [...fields.filter(isKey), ...withRule(rest, `with ${shape}`)];
}

function withRule(fields: readonly Field[], rule: string): readonly Field[] {
  return fields.map((field) => ({
    ...field,
    rule: [field.rule, rule].filter(Boolean).join(', '),
  }));
}

/** An object gets its own line, as it is null as a whole. */
function withNull(fields: readonly Field[], name: string): readonly Field[] {
  const [first] = fields;
  return first?.name === name
    ? [{ ...first, type: `${first.type} or null` }]
    : [{ name, type: 'object or null', rule: '' }, ...fields];
}

function ruleOf(checks: readonly Check[]): string {
  return checks.map(wordsOf).filter(Boolean).join(', ');
}

function wordsOf(check: Check): string {
  if (check.kind === 'metadata') return 'description' in check ? check.description : '';
  const { type, requirement } = check;
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
    case 'max_length':
      return `at most ${requirement} characters`;
    case 'regex':
      return `matches \`${requirement}\``;
    default:
      throw new Error(`Failed to describe the check "${type}": give it words in schema-fields.ts`);
  }
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}
