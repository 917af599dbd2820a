import bcd, { type BrowserName, type Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import { type AnyNode, type MemberExpression, type Program, parse } from 'acorn';
import { full } from 'acorn-walk';
import { check, type Finding, refuse } from './finding.ts';
import { attributeFindings, markupFindings } from './markup-findings.ts';
import { type Feature, featureAt, lackingIn, OLDEST_IDS } from './support.ts';

/** The newest edition whose syntax all oldest browsers parse, but for what MDN's data says of it. */
const EDITION = 2022;

/** The interfaces of what a page has by a global name. */
const OBJECTS: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  location: 'Location',
  history: 'History',
  screen: 'Screen',
  performance: 'Performance',
  crypto: 'Crypto',
  caches: 'CacheStorage',
  visualViewport: 'VisualViewport',
};

const WINDOWS: readonly string[] = ['window', 'self', 'globalThis'];

const LOOKBEHIND = /\(\?<[=!]/;

/** A member of an interface or a built-in. */
interface Member extends Feature {
  readonly owner: Feature;
}

const BUILTINS = bcd.javascript['builtins'];

/** Members of instances, by name. */
const MEMBERS = byName([
  ...membersOf(bcd.api, 'api'),
  ...membersOf(BUILTINS, 'javascript.builtins'),
  ...membersOf(BUILTINS?.['Intl'], 'javascript.builtins.Intl'),
]);

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

/**
 * What a script uses that an oldest browser lacks: syntax, regular expressions, globals, members, HTML and attributes
 * of elements. A member of an unknown object is judged by its name, unless a script of the app defines one of that name.
 *
 * @param defined The names of members that any script of the app defines.
 */
export function scriptFindings(
  { program }: Script,
  defined: ReadonlySet<string>,
): readonly Finding[] {
  const findings: Finding[] = [];
  const declared = new Set<string>();
  const mentioned = new Set<string>();
  full(program, (node, _state, type) => {
    if ('local' in node && node.local.type === 'Identifier') declared.add(node.local.name);
    if (node.type === 'Identifier') {
      (type === 'VariablePattern' ? declared : mentioned).add(node.name);
    }
    findings.push(...findingsOf(node, defined));
  });
  const globals = [...mentioned].filter((name) => !declared.has(name));
  return [...findings, ...globals.flatMap((name) => check(globalAt(name), name))];
}

function findingsOf(node: AnyNode, defined: ReadonlySet<string>): readonly Finding[] {
  switch (node.type) {
    case 'StaticBlock':
      return check(
        featureAt(
          bcd.javascript['classes']?.['static'],
          'javascript.classes.static',
          'initialization_blocks',
        ),
        'static {}',
      );
    case 'Literal':
      return node.regex ? textFindings(node.regex.pattern) : textFindings(textOf(node));
    case 'TemplateElement':
      return textFindings(node.value.cooked ?? '');
    case 'MemberExpression':
      return memberFindings(node, defined);
    case 'ObjectPattern':
      return keysOf(node).flatMap((name) => unknownMemberFindings(name, defined));
    case 'NewExpression':
    case 'CallExpression':
      return callFindings(node.callee, node.arguments);
    default:
      return [];
  }
}

/** A regular expression may be put together from texts, so each of them counts. */
function textFindings(text: string | undefined): readonly Finding[] {
  if (text === undefined) return [];
  const expressions = bcd.javascript['regular_expressions'];
  return [
    ...(LOOKBEHIND.test(text)
      ? check(
          featureAt(expressions, 'javascript.regular_expressions', 'lookbehind_assertion'),
          text,
        )
      : []),
    ...markupFindings(text),
  ];
}

function callFindings(callee: AnyNode, [first, second]: readonly AnyNode[]): readonly Finding[] {
  const text = textOf(first);
  if (text === undefined) return [];
  if (callee.type === 'Identifier' && callee.name === 'RegExp') {
    return expressionFindings(text, textOf(second) ?? '');
  }
  // What React draws: `jsx('div', { inert: true })`.
  if (second?.type !== 'ObjectExpression') return [];
  return keysOf(second).flatMap((name) => attributeFindings(text, name.toLowerCase(), ''));
}

/** A minifier hides expressions that are newer than its target in calls, where no parser looks. */
function expressionFindings(pattern: string, flags: string): readonly Finding[] {
  const source = pattern
    .replaceAll('\n', '\\n')
    .replace(/\\.|\//gs, (part) => (part === '/' ? '\\/' : part));
  const script = readScript(`/${source || '(?:)'}/${flags}`);
  return 'feature' in script ? [script] : [];
}

function memberFindings(
  { object, property, computed }: MemberExpression,
  defined: ReadonlySet<string>,
): readonly Finding[] {
  const name = computed ? textOf(property) : nameOf(property);
  if (name === undefined) return [];
  const owner = ownerOf(object);
  if (owner === undefined) return unknownMemberFindings(name, defined);
  const text = `${owner}.${name}`;
  if (WINDOWS.includes(owner)) return check(globalAt(name), text);
  const known =
    featureAt(bcd.api[OBJECTS[owner] ?? owner], `api.${OBJECTS[owner] ?? owner}`, name) ??
    featureAt(bcd.api[owner], `api.${owner}`, `${name}_static`) ??
    featureAt(BUILTINS?.[owner], `javascript.builtins.${owner}`, name);
  return known ? check(known, text) : unknownMemberFindings(name, defined);
}

/** Lacking where every interface that has such a member lacks it, of those that are there. */
function unknownMemberFindings(name: string, defined: ReadonlySet<string>): readonly Finding[] {
  const members = defined.has(name) ? [] : (MEMBERS.get(name) ?? []);
  const [first] = members;
  const browsers = OLDEST_IDS.filter((id) => isLackedBy(id, members));
  return first && browsers.length > 0 ? [{ feature: first.path, text: `.${name}`, browsers }] : [];
}

function isLackedBy(id: BrowserName, members: readonly Member[]): boolean {
  const reachable = members.filter(({ owner }) => !lackingIn(owner).includes(id));
  return reachable.length > 0 && reachable.every((member) => lackingIn(member).includes(id));
}

function globalAt(name: string): Feature | undefined {
  return (
    featureAt(BUILTINS, 'javascript.builtins', name) ??
    featureAt(bcd.api, 'api', name) ??
    featureAt(bcd.api['Window'], 'api.Window', name)
  );
}

/** The global name of an object: `navigator` of `window.navigator`, too. */
function ownerOf(node: AnyNode): string | undefined {
  if (node.type !== 'MemberExpression') return nameOf(node);
  const owner = nameOf(node.object);
  return owner !== undefined && WINDOWS.includes(owner) ? nameOf(node.property) : undefined;
}

function nameOf(node: AnyNode): string | undefined {
  return node.type === 'Identifier' ? node.name : undefined;
}

/** A text without parts that are computed. */
function textOf(node: AnyNode | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  const isPlain = node?.type === 'TemplateLiteral' && node.expressions.length === 0;
  return isPlain ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
}

function keysOf(node: AnyNode): readonly string[] {
  if (node.type !== 'ObjectExpression' && node.type !== 'ObjectPattern') return [];
  return node.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.computed) return [];
    return nameOf(property.key) ?? textOf(property.key) ?? [];
  });
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

/** Of the interfaces in one place of the data; events and statics are not members. */
function membersOf(parent: Identifier | undefined, path: string): readonly Member[] {
  return Object.keys(parent ?? {}).flatMap((key) => {
    const owner = featureAt(parent, path, key);
    if (owner === undefined) return [];
    return Object.keys(parent?.[key] ?? {})
      .filter((name) => name !== key && !/_(?:event|static)$/.test(name))
      .flatMap((name) => {
        const member = featureAt(parent?.[key], owner.path, name);
        return member ? [{ ...member, owner }] : [];
      });
  });
}

function byName(members: readonly Member[]): ReadonlyMap<string, readonly Member[]> {
  const groups = new Map<string, Member[]>();
  for (const member of members) {
    const name = member.path.slice(member.path.lastIndexOf('.') + 1);
    groups.set(name, [...(groups.get(name) ?? []), member]);
  }
  return groups;
}
