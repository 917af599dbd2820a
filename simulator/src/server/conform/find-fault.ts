import { type Conformance, type ConformOptions, conform } from '@cangkir/tooling/conform';
import { PAGE_ORIGIN } from './allows-page.ts';
import { faultyBackendData, startFaultyBackend } from './faulty-backend.ts';
import type { Plug } from './plugs.ts';

/** Checks our backend, with a fault or without one. */
export async function checkBackend(
  fault?: Plug,
  onFinding: ConformOptions['onFinding'] = () => {},
): Promise<Conformance> {
  const { origin, readCode, close } = await startFaultyBackend(fault);
  try {
    const data = faultyBackendData();
    return await conform({ origin, readCode, data, pageOrigin: PAGE_ORIGIN, onFinding });
  } finally {
    await close();
  }
}

type Finding = Conformance['findings'][number];

/** The first finding ends a check. */
class Found extends Error {
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(finding.what);
    this.finding = finding;
  }
}

/** The first finding in our backend with a fault; null if there is none. */
export async function findFault(fault: Plug): Promise<Finding | null> {
  try {
    await checkBackend(fault, (finding) => {
      throw new Found(finding);
    });
    return null;
  } catch (error) {
    if (error instanceof Found) return error.finding;
    throw error;
  }
}
