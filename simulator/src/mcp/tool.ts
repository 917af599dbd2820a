import type { ImageContent, TextContent } from '@modelcontextprotocol/sdk/types.js';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

/** A count, or the number of something: from 1. */
export const WHOLE = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A tool could not do what it was asked for. The words say why, and what to do. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

/** A picture among the answers, which are JSON otherwise. */
export class Picture {
  readonly png: Buffer;

  constructor(png: Buffer) {
    this.png = png;
  }
}

/** What a tool is, before its input is of no type. */
interface ToolParts<Schema extends v.GenericSchema> {
  readonly description: string;
  readonly input: Schema;
  readonly example: v.InferInput<Schema>;
  /** Whether it changes nothing: neither the stage nor a file. */
  readonly isReadOnly: boolean;
  /** @throws ToolError */
  readonly call: (input: v.InferOutput<Schema>) => Promise<unknown>;
}

/** A tool as its client sees it. */
export interface Tool {
  readonly description: string;
  readonly inputSchema: object;
  readonly isReadOnly: boolean;
  /** @throws ToolError if the input is not as the schema says, too */
  call(input: unknown): Promise<TextContent | ImageContent>;
}

/** Makes a tool whose input is parsed. Its example stands in its schema. */
export function defineTool<Schema extends v.GenericSchema>(parts: ToolParts<Schema>): Tool {
  const { description, input: schema, example, isReadOnly } = parts;
  return {
    description,
    // What the schema cannot say is said by the refusal.
    inputSchema: { ...toJsonSchema(schema, { ignoreActions: ['check'] }), examples: [example] },
    isReadOnly,
    async call(input) {
      const parsed = v.safeParse(schema, input);
      if (!parsed.success) throw new ToolError(parsed.issues.map(issueText).join('; '));
      return contentOf(await parts.call(parsed.output));
    },
  };
}

function issueText(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue);
  return place === null ? issue.message : `${place}: ${issue.message}`;
}

function contentOf(answer: unknown): TextContent | ImageContent {
  return answer instanceof Picture
    ? { type: 'image', data: answer.png.toString('base64'), mimeType: 'image/png' }
    : { type: 'text', text: JSON.stringify(answer, null, 1) };
}
