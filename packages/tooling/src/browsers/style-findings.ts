import { type Block, type CssNode, type Declaration, generate, parse, walk } from 'css-tree';
import { check, type Finding, refuse } from './finding.ts';
import { type Feature, featureAt, lackingIn, namesAt } from './support.ts';

const VIEWPORT_UNIT = /^([dsl])v(?:w|h|i|b|min|max)$/;

const VIEWPORT_UNITS: Readonly<Record<string, string>> = {
  d: 'viewport_percentage_units_dynamic',
  s: 'viewport_percentage_units_small',
  l: 'viewport_percentage_units_large',
};

/** Keywords whose support MDN's data gives under another name. */
const KEYWORDS: Readonly<Record<string, string>> = { 'allow-discrete': 'transition-behavior' };

/** The functions of all types, by name. */
const FUNCTIONS = functionsAt('css.types');

/** The same for what stands in a `style` attribute. */
export function inlineStyleFindings(declarations: string): readonly Finding[] {
  return styleFindings(`* { ${declarations} }`);
}

/**
 * What a style sheet uses that an oldest browser lacks: at-rules, media features, selectors, properties, keywords,
 * units and functions. Inside `@supports` and after a declaration that the browser knows, anything goes.
 */
export function styleFindings(css: string): readonly Finding[] {
  const findings: Finding[] = [];
  const root = parse(css, {
    parseCustomProperty: true,
    onParseError: (_, unread) => findings.push(refuse(generate(unread))),
  });
  walk(root, {
    enter(node: CssNode) {
      if (node.type === 'Atrule' && isProgressive(node.name, node.prelude)) return walk.skip;
      findings.push(...findingsOf(node));
      return undefined;
    },
  });
  return findings;
}

function isProgressive(name: string, prelude: CssNode | null): boolean {
  return name === 'supports' && prelude !== null && !generate(prelude).startsWith('not');
}

function findingsOf(node: CssNode): readonly Finding[] {
  switch (node.type) {
    case 'Atrule':
      return check(featureAt('css.at-rules', node.name), `@${node.name}`);
    case 'Feature':
      return check(featureAt(`css.at-rules.${node.kind}`, node.name), `(${node.name})`);
    case 'FeatureRange':
      return check(featureAt('css.at-rules.media', 'range_syntax'), generate(node));
    case 'NestingSelector':
      return check(featureAt('css.selectors', 'nesting'), '&');
    case 'Nth':
      return node.selector === null
        ? []
        : check(featureAt('css.selectors.nth-child', 'of_syntax'), 'of');
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return check(featureAt('css.selectors', node.name), generate(node));
    case 'Block':
      return blockFindings(node);
    default:
      return [];
  }
}

/**
 * The later of two declarations counts where it is known; so does the one without a prefix. One with a variable counts
 * always: the browser looks at its value too late to take the earlier one.
 */
function blockFindings(block: Block): readonly Finding[] {
  const known = new Set<string>();
  return block.children.toArray().flatMap((node) => {
    if (node.type !== 'Declaration') return [];
    const found = declarationFindings(node);
    if (found.length === 0) known.add(node.property.replace(/^-webkit-/, ''));
    return known.has(node.property) && !generate(node.value).includes('var(') ? [] : found;
  });
}

function declarationFindings({ property, value }: Declaration): readonly Finding[] {
  const findings = [...check(featureAt('css.properties', property), property)];
  if (findings.length > 0) return findings;
  const checkValue = (feature: Feature | undefined, text: string) =>
    findings.push(...check(feature, `${property}: ${text}`));
  const keyword = (name: string) => featureAt(`css.properties.${property}`, KEYWORDS[name] ?? name);
  walk(value, (node) => {
    if (node.type === 'Identifier') checkValue(keyword(node.name), node.name);
    if (node.type === 'Dimension') checkValue(unitOf(node.unit), generate(node));
    if (node.type === 'Function') {
      checkValue(functionOf(node.name) ?? keyword(node.name), `${node.name}()`);
    }
  });
  return findings;
}

function unitOf(unit: string): Feature | undefined {
  const [, size = ''] = VIEWPORT_UNIT.exec(unit) ?? [];
  const name =
    VIEWPORT_UNITS[size] ?? (unit.startsWith('cq') ? 'container_query_length_units' : unit);
  return featureAt('css.types.length', name);
}

/** Types share some names: a function is there where one of them is. */
function functionOf(name: string): Feature | undefined {
  const found = FUNCTIONS.filter(
    ({ path }) => path.endsWith(`.${name}`) || path.endsWith(`.${name}-function`),
  );
  return found.find((each) => lackingIn(each).length === 0) ?? found[0];
}

function functionsAt(path: string): readonly Feature[] {
  return namesAt(path).flatMap((name) => {
    const feature = featureAt(path, name);
    return feature ? [feature, ...functionsAt(feature.path)] : [];
  });
}
