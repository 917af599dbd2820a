import type { ConformanceFinding } from '@cangkir/core';
import * as v from 'valibot';

/** A finding. It tells types, codes and times, and never a value of the app. */
export function finding(
  kind: ConformanceFinding['kind'],
  facts: Partial<Omit<ConformanceFinding, 'kind'>> = {},
): ConformanceFinding {
  return { kind, request: null, at: null, expected: null, got: null, ...facts };
}

/** Each finding once. */
export function distinct(findings: readonly ConformanceFinding[]): readonly ConformanceFinding[] {
  return [...new Map(findings.map((one) => [JSON.stringify(one), one])).values()];
}

/** Where a value breaks a schema. */
export function shapeFindings(
  schema: v.GenericSchema,
  value: unknown,
  within = '',
): readonly ConformanceFinding[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map((issue) =>
    finding('shape', {
      at: [within, ...pathOf(issue)].filter(Boolean).join('.') || null,
      expected: issue.expected ?? issue.type,
      got: typeName(issue.input),
    }),
  );
}

function pathOf({ path }: v.BaseIssue<unknown>): readonly string[] {
  return path?.map(({ key }) => String(key)) ?? [];
}

function typeName(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}
