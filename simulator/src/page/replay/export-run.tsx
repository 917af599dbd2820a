import { sha256Hex } from '@cangkir/core';
import { Button } from '@cangkir/react';
import tokens from '@cangkir/react/tokens.css?raw';
import { STORED_CHARTS } from '../../chart/stored-charts.ts';
import type { LogEntry } from '../../log/log-store.ts';
import type { RunWitness } from '../../replay/session/record-run.ts';
import { htmlReport } from '../../report/html-report.ts';
import { callLine, callOutcome, requestLine } from '../../report/log-line.ts';
import sheet from '../../report/report.css?raw';
import type { Scenario } from '../../scenario/scenario.ts';
import { saveFile } from '../save-file.ts';
import { useSimulator } from '../simulator-context.tsx';

interface ExportRunProps {
  readonly scenario: Scenario;
  readonly text: string;
  readonly isMoving: boolean;
}

/** Runs the scenario on stage again, and saves what happened as one page to send. */
export function ExportRun({ scenario, text, isMoving }: ExportRunProps) {
  const { replay, stores } = useSimulator();

  async function handleClick(): Promise<void> {
    if (isMoving) return;
    const run = await replay.record(witnessOf(() => stores.log.getSnapshot().context.entries));
    if (run === null) return;
    const page = await htmlReport(
      { scenario, text, ...run },
      {
        charts: STORED_CHARTS,
        styles: tokens + sheet,
        simulator: location.href,
        hash: sha256Hex,
      },
    );
    saveFile(`${scenario.id}.html`, page, 'text/html');
  }

  return (
    <Button variant="secondary" aria-disabled={isMoving} onClick={() => void handleClick()}>
      Export
    </Button>
  );
}

/** The desk's log. A page can't take a picture of itself: its screen is text. */
function witnessOf(entries: () => readonly LogEntry[]): RunWitness {
  let seen: ReadonlySet<LogEntry> = new Set();
  return {
    async takeLog() {
      const fresh = entries().filter((entry) => !seen.has(entry));
      seen = new Set(entries());
      return fresh.map(lineOf);
    },
    takePicture: async () => null,
  };
}

function lineOf(entry: LogEntry): string {
  switch (entry.kind) {
    case 'request':
      return requestLine(entry.request);
    case 'call':
      return callLine(entry.call.method, callOutcome(entry.call.answer?.code ?? null));
    case 'event':
      return callLine(entry.event.name, 'sent to the page');
  }
}
