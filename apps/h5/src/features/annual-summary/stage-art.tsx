import type { PersonalityLook, SummaryStage } from '@cangkir/core/annual-summary';
import { Suspense } from 'react';
import { ErrorBoundary } from '../../frame/error-boundary.tsx';
import { useRoute } from '../../frame/use-route.ts';
import { createPart, type LoadPart, Part, type PartProps } from '../../navigation/part.tsx';
import './art/art.module.css';

const start = createPart([], async () => (await import('./art/start-art.tsx')).StartArt);
const cup = createPart([], async () => (await import('./art/cup.svg?react')).default);
const top3 = createPart([], async () => (await import('./art/top-art.tsx')).TopArt);
const thanks = createPart([], async () => (await import('./art/thanks.svg?react')).default);
const personality = createPart(
  [],
  async () => (await import('./art/personality-art.tsx')).PersonalityArt,
);

const STAGES: Readonly<Record<SummaryStage, LoadPart<unknown>>> = {
  start,
  cup,
  top3,
  userKeyword: personality,
  thanks,
  summary: personality,
};

/** Loads the art of a stage, once. */
export async function loadStageArt(stage: SummaryStage): Promise<void> {
  await STAGES[stage]();
}

export function StartArt() {
  return <StageArt load={start} props={{}} />;
}

export function CupArt() {
  return <StageArt load={cup} props={{}} />;
}

export function TopArt({ count }: { readonly count: number }) {
  return <StageArt load={top3} props={{ count }} />;
}

export function ThanksArt() {
  return <StageArt load={thanks} props={{}} />;
}

export function PersonalityArt({ look }: { readonly look: PersonalityLook }) {
  return <StageArt load={personality} props={{ look }} />;
}

/** A stage is complete without its drawing: nothing until it has loaded, or if that fails. */
function StageArt<Props extends object>(part: PartProps<Props>) {
  return (
    <ErrorBoundary route={useRoute()} fallback={() => null}>
      <Suspense>
        <Part {...part} />
      </Suspense>
    </ErrorBoundary>
  );
}
