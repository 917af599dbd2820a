import type { AnyNode, MemberExpression } from 'acorn';
import { full } from 'acorn-walk';
import { check, type Finding, refuse } from './finding.ts';
import { attributeFindings, markupFindings } from './markup-findings.ts';
import { eventFindings, unknownMemberFindings } from './member-findings.ts';
import { keysOf, nameOf, ownerOf, readScript, type Script, textOf, WINDOWS } from './script.ts';
import { inlineStyleFindings, styleFindings } from './style-findings.ts';
import { type Feature, featureAt } from './support.ts';

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
      return check(featureAt('javascript.classes.static', 'initialization_blocks'), 'static {}');
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
  return [
    ...(LOOKBEHIND.test(text)
      ? check(featureAt('javascript.regular_expressions', 'lookbehind_assertion'), text)
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
  if (called === 'addEventListener') return eventFindings(text);
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
  if (object.type === 'MetaProperty')
    return check(featureAt('javascript.operators.import_meta', name), `import.meta.${name}`);
  if (object.type === 'MemberExpression' && namesStyle(object.property)) {
    return inlineStyleFindings(`${kebab(name)}: 0`);
  }
  const owner = ownerOf(object);
  if (owner === undefined) return unknownMemberFindings(name, defined);
  const text = `${owner}.${name}`;
  if (WINDOWS.includes(owner)) return check(globalAt(name), text);
  const known =
    featureAt(`api.${OBJECTS[owner] ?? owner}`, name) ??
    featureAt(`api.${owner}`, `${name}_static`) ??
    featureAt(`javascript.builtins.${owner}`, name);
  return known ? check(known, text) : unknownMemberFindings(name, defined);
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

function globalAt(name: string): Feature | undefined {
  return (
    featureAt('javascript.builtins', name) ??
    featureAt('api', name) ??
    featureAt('api.Window', name)
  );
}
