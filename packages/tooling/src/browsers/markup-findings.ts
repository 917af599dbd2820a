import { check, type Finding } from './finding.ts';
import { inlineStyleFindings } from './style-findings.ts';
import { featureAt } from './support.ts';

const TAG = /<([a-z][a-z\d]*)((?:\s+[^\s=>/]+(?:=(?:"[^"]*"|'[^']*'|[^\s>"']*))?)*)\s*\/?>/g;

const ATTRIBUTE = /([^\s=>/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>"']*)))?/g;

/** What HTML uses that an oldest browser lacks: elements, attributes and their values. */
export function markupFindings(html: string): readonly Finding[] {
  return [...html.matchAll(TAG)].flatMap(([, tag = '', attributes = '']) => [
    ...check(featureAt('html.elements', tag), `<${tag}>`),
    ...[...attributes.matchAll(ATTRIBUTE)].flatMap(([, name = '', ...values]) =>
      attributeFindings(tag, name, values.find((value) => value !== undefined) ?? ''),
    ),
  ]);
}

/** What an attribute of an element uses that an oldest browser lacks. */
export function attributeFindings(tag: string, name: string, value: string): readonly Finding[] {
  const own = `html.elements.${tag}`;
  const text = `<${tag} ${name}>`;
  return [
    ...(name === 'style' ? inlineStyleFindings(value) : []),
    ...check(featureAt(own, name), text),
    ...check(featureAt('html.global_attributes', name), text),
    ...check(featureAt(`${own}.${name}`, value), `<${tag} ${name}="${value}">`),
  ];
}
