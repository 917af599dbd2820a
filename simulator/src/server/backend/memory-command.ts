/** `memory-command.ts FILE CLAIMS`: claims until there are so many, then prints the resident memory in bytes. */
import { startClaimRun } from './claim-run.ts';

const [file = '', claims] = process.argv.slice(2);
const run = startClaimRun(file);
while (run.claims() < Number(claims)) await run.claim(100);
await run.look();
process.stdout.write(String(process.memoryUsage.rss()));
run.close();
