import type { BridgeConformance, ConformanceReport, ConformanceTask } from '@cangkir/core';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** What a person is asked about a task: whether to start it, or whether it was seen. */
export interface ConformanceQuestion {
  readonly kind: 'begin' | 'confirm';
  readonly task: ConformanceTask;
  answer(isYes: boolean): void;
}

interface ConformanceState {
  readonly report: ConformanceReport | null;
  readonly question: ConformanceQuestion | null;
  readonly isRunning: boolean;
  /** Runs what waits. */
  start(): void;
}

/** The run of the checks in this page. It stops with the screen. */
export function useConformance(conformance: BridgeConformance): ConformanceState {
  const report = useSyncExternalStore(conformance.subscribe, conformance.report);
  const [question, setQuestion] = useState<ConformanceQuestion | null>(null);
  const [isRunning, setRunning] = useState(false);
  const stop = useRef(() => {});

  useEffect(() => () => stop.current(), []);

  function ask(kind: ConformanceQuestion['kind'], task: ConformanceTask): Promise<boolean> {
    return new Promise((resolve) => {
      function answer(isYes: boolean): void {
        setQuestion(null);
        resolve(isYes);
      }
      setQuestion({ kind, task, answer });
    });
  }

  function start(): void {
    setRunning(true);
    const run = conformance.run({
      begin: (task) => ask('begin', task),
      confirm: (task) => ask('confirm', task),
    });
    stop.current = run.stop;
    void run.done.then(() => setRunning(false));
  }

  return { report, question, isRunning, start };
}
