import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
  ToolSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { bugTools } from './bug-tools.ts';
import { lookTools } from './look-tools.ts';
import type { ScenarioFolder } from './scenario-folder.ts';
import { createScenarioStage } from './scenario-stage.ts';
import { stageTools } from './stage-tools.ts';
import type { TakePicture } from './take-picture.ts';
import { type Tool, ToolError } from './tool.ts';

const INSTRUCTIONS =
  'Turns what somebody says about the app into a stored scenario that fails. list and load one that begins alike, step and send what they did, look at state, log and data, send an expectation of what should be, and write_scenario.';

export interface McpServerOptions {
  readonly folder: ScenarioFolder;
  readonly takePicture: TakePicture;
}

/** The simulator for scripts and assistants, by the Model Context Protocol. It is connected to no transport yet. */
export function createMcpServer({ folder, takePicture }: McpServerOptions): Server {
  const stage = createScenarioStage();
  const tools = new Map<string, Tool>(
    Object.entries({
      ...stageTools(folder, stage),
      ...lookTools(stage, takePicture),
      ...bugTools(folder, stage),
    }),
  );
  const server = new Server(
    { name: 'simulator', version: '1.0.0' },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  /** All work on one stage: each call waits for the one before. */
  let turn: Promise<unknown> = Promise.resolve();

  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: [...tools].map(([name, { description, inputSchema, isReadOnly }]) =>
      ToolSchema.parse({ name, description, inputSchema, annotations: annotationsOf(isReadOnly) }),
    ),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params: { name, arguments: input = {} } }) => {
    const result = turn.then(() => call(tools.get(name), name, input));
    turn = result;
    return result;
  });
  return server;
}

function annotationsOf(isReadOnly: boolean): object {
  return { readOnlyHint: isReadOnly, openWorldHint: false };
}

/** Never rejects: what went wrong is an answer, from which the client can go on. */
async function call(tool: Tool | undefined, name: string, input: object): Promise<CallToolResult> {
  try {
    if (tool === undefined) throw new ToolError(`There is no tool “${name}”.`);
    return { content: [await tool.call(input)] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { content: [{ type: 'text', text: message }], isError: true };
  }
}
