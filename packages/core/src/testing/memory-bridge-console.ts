import type { ConformanceReport } from '../platform/bridge-conformance.ts';
import type { BridgeConsole } from '../platform/bridge-console.ts';
import { createMemoryConformance } from './memory-conformance.ts';

/**
 * The bridge of an old app in memory: one call of each availability. It answers with what was typed.
 *
 * @param report The last run of the checks.
 */
export function createMemoryBridgeConsole(report: ConformanceReport | null = null): BridgeConsole {
  return {
    platform: 'ios',
    appVersion: '1.9.0',
    calls: [
      {
        name: 'showOrHideNav',
        since: '1.0.0',
        availability: 'supported',
        params: [
          { name: 'show', kind: 'boolean', options: [], isOptional: false },
          { name: 'color', kind: 'text', options: [], isOptional: true },
        ],
      },
      {
        name: 'shareToItem',
        since: '2.0.0',
        availability: 'unsupported',
        params: [
          { name: 'type', kind: 'number', options: ['1010', '1011'], isOptional: false },
          { name: 'imageType', kind: 'number', options: [], isOptional: false },
        ],
      },
      { name: 'pullRefresh', since: '1.0.0', availability: 'disabled', params: [] },
    ],
    conformance: createMemoryConformance(report),
    call: async (_name, typed) => ({ code: 0, data: typed, took: 12 }),
  };
}
