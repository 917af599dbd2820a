import bcd, { type BrowserName, type Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import { type AnyNode, type MemberExpression, type Program, parse } from 'acorn';
import { full } from 'acorn-walk';
import { check, type Finding, refuse } from './finding.ts';
import { attributeFindings, markupFindings } from './markup-findings.ts';
import { inlineStyleFindings, styleFindings } from './style-findings.ts';
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

/** Modifiers inside an expression, such as `(?i:a)`. */
const MODIFIERS = /\(\?[ims]*-?[ims]+:/;

/** The calls whose text is CSS: what a style sheet would hold. */
const CSS_CALLS: ReadonlyMap<string, (text: string) => string> = new Map([
  ...['querySelector', 'querySelectorAll', 'closest', 'matches'].map(
    (name) => [name, (selector: string) => `${selector} {}`] as const,
  ),
  ['matchMedia', (query) => `@media ${query} {}`],
]);

/** A member of an interface or a built-in. */
interface Member extends Feature {
  readonly owner: Feature;
}

const BUILTINS = bcd.javascript['builtins'];

/** Events, by the names of their features. */
const EVENTS = byName(membersOf(bcd.api, 'api', /_event$/));

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
    case 'Property':
      return namesStyle(node.key) ? styleObjectFindings(node.value) : [];
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
    ...(MODIFIERS.test(text) ? [refuse(text)] : []),
    ...markupFindings(text),
  ];
}

function callFindings(callee: AnyNode, [first, second]: readonly AnyNode[]): readonly Finding[] {
  const text = textOf(first);
  if (text === undefined) return [];
  if (callee.type === 'Identifier' && callee.name === 'RegExp') {
    return expressionFindings(text, textOf(second) ?? '');
  }
  const called = callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee);
  const css = CSS_CALLS.get(called ?? '');
  if (css !== undefined) return styleFindings(css(text));
  if (called === 'addEventListener') return lackingFindings(EVENTS.get(`${text}_event`), text);
  if (called === 'setProperty') return inlineStyleFindings(`${text}: ${textOf(second) ?? 0}`);
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
  if (object.type === 'MetaProperty') return check(metaAt(name), `import.meta.${name}`);
  if (object.type === 'MemberExpression' && namesStyle(object.property)) {
    return inlineStyleFindings(`${kebab(name)}: 0`);
  }
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
  return lackingFindings(defined.has(name) ? [] : MEMBERS.get(name), `.${name}`);
}

function lackingFindings(members: readonly Member[] = [], text: string): readonly Finding[] {
  const [first] = members;
  const browsers = OLDEST_IDS.filter((id) => isLackedBy(id, members));
  return first && browsers.length > 0 ? [{ feature: first.path, text, browsers }] : [];
}

/** What React writes into a `style` attribute. */
function styleObjectFindings(style: AnyNode): readonly Finding[] {
  if (style.type !== 'ObjectExpression') return [];
  return style.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.computed) return [];
    const name = nameOf(property.key) ?? textOf(property.key) ?? '';
    return inlineStyleFindings(`${kebab(name)}: ${textOf(property.value) ?? 0}`);
  });
}

function namesStyle(node: AnyNode): boolean {
  return (nameOf(node) ?? textOf(node)) === 'style';
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function metaAt(name: string): Feature | undefined {
  const path = 'javascript.operators.import_meta';
  return featureAt(bcd.javascript['operators']?.['import_meta'], path, name);
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

/** Of the interfaces in one place of the data; events and statics are no members, unless they are wanted. */
function membersOf(
  parent: Identifier | undefined,
  path: string,
  wanted = /^(?!.*_(?:event|static)$)/,
): readonly Member[] {
  return Object.keys(parent ?? {}).flatMap((key) => {
    const owner = featureAt(parent, path, key);
    if (owner === undefined) return [];
    return Object.keys(parent?.[key] ?? {})
      .filter((name) => name !== key && wanted.test(name))
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
