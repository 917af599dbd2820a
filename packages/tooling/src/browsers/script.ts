import { type AnyNode, type Program, parse } from 'acorn';
import { full } from 'acorn-walk';
import { type Finding, refuse } from './finding.ts';

/** The newest edition whose syntax all oldest browsers parse, but for what MDN's data says of it. */
const EDITION = 2022;

/** The names of the global object. */
export const WINDOWS: readonly string[] = ['window', 'self', 'globalThis'];

/** A script that was read. */
export interface Script {
  readonly program: Program;
  /** The names of the members that it defines. */
  readonly defined: ReadonlySet<string>;
}

/** Reads a script. One that is too new for the parser is a finding. */
export function readScript(source: string): Script | Finding {
  try {
    const program = parse(source, { ecmaVersion: EDITION, sourceType: 'module' });
    return { program, defined: definedIn(program) };
  } catch (error) {
    return refuse(`what is newer than ES${EDITION} (${error})`);
  }
}

function definedIn(program: Program): ReadonlySet<string> {
  const names = new Set<string>();
  full(program, (node) => {
    for (const name of definitionsOf(node)) names.add(name);
  });
  return names;
}

function definitionsOf(node: AnyNode): readonly string[] {
  switch (node.type) {
    case 'ObjectExpression':
      return keysOf(node);
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return node.key.type === 'Identifier' ? [node.key.name] : [];
    case 'AssignmentExpression':
      return node.left.type === 'MemberExpression' ? [nameOf(node.left.property) ?? ''] : [];
    default:
      return [];
  }
}

/** The global name of an object: `navigator` of `window.navigator`, too. */
export function ownerOf(node: AnyNode): string | undefined {
  if (node.type !== 'MemberExpression') return nameOf(node);
  const owner = nameOf(node.object);
  return owner !== undefined && WINDOWS.includes(owner) ? nameOf(node.property) : undefined;
}

/** The name of an identifier. */
export function nameOf(node: AnyNode): string | undefined {
  return node.type === 'Identifier' ? node.name : undefined;
}

/** A text without parts that are computed. */
export function textOf(node: AnyNode | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  const isPlain = node?.type === 'TemplateLiteral' && node.expressions.length === 0;
  return isPlain ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
}

/** The names of an object's fields that are not computed. */
export function keysOf(node: AnyNode): readonly string[] {
  if (node.type !== 'ObjectExpression' && node.type !== 'ObjectPattern') return [];
  return node.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.computed) return [];
    return nameOf(property.key) ?? textOf(property.key) ?? [];
  });
}
