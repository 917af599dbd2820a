/** `npm run mcp`: the simulator for scripts and assistants, over standard input and output (docs/qa.md). */
import { keepCompiled } from '../cli/keep-compiled.ts';
import { printUncaught } from '../cli/print-uncaught.ts';
import { SCENARIOS } from '../server/paths.ts';

keepCompiled();
const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js');
const { createMcpServer } = await import('./create-mcp-server.ts');
const { openScenarioFolder } = await import('./scenario-folder.ts');

printUncaught();
await createMcpServer({
  folder: openScenarioFolder(SCENARIOS),
  async takePicture(scenario, phone) {
    const { takePictureInChromium } = await import('./take-picture.ts');
    return takePictureInChromium(scenario, phone);
  },
}).connect(new StdioServerTransport());
