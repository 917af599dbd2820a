import { useSimulator } from '../simulator-context.tsx';
import { ChartPanel } from './chart-panel.tsx';

/** The state charts of the first phone's app. */
export function Chart() {
  const { machines } = useSimulator();
  return <ChartPanel machines={machines} />;
}
