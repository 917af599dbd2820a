import type { PersonalityLook, SummaryStage } from '@cangkir/core/annual-summary';
import { type ComponentType, useEffect, useState } from 'react';
import { createChunk } from '../../navigation/chunk.ts';

interface StageArt<Props> {
  /** Null until it has loaded. */
  drawing: ComponentType<Props> | null;
  load(): Promise<unknown>;
}

function createStageArt<Props extends object>(
  open: () => Promise<ComponentType<Props>>,
): StageArt<Props> {
  const art: StageArt<Props> = {
    drawing: null,
    load: createChunk(async () => {
      art.drawing = await open();
      return art.drawing;
    }),
  };
  return art;
}

const start = createStageArt(async () => (await import('./art/start-art.tsx')).StartArt);
const cup = createStageArt(async () => (await import('./art/cup-art.tsx')).CupArt);
const top3 = createStageArt(async () => (await import('./art/top-art.tsx')).TopArt);
const thanks = createStageArt(async () => (await import('./art/thanks-art.tsx')).ThanksArt);
const personality = createStageArt(
  async () => (await import('./art/personality-art.tsx')).PersonalityArt,
);

const STAGES: Readonly<Record<SummaryStage, Pick<StageArt<never>, 'load'>>> = {
  start,
  cup,
  top3,
  userKeyword: personality,
  thanks,
  summary: personality,
};

/** Loads the art of a stage, once. */
export async function loadStageArt(stage: SummaryStage): Promise<void> {
  await STAGES[stage].load();
}

/** The drawing of a stage. A stage is complete without it: null until it has loaded, or if that fails. */
function useDrawing<Props>(art: StageArt<Props>): ComponentType<Props> | null {
  const [isLate] = useState(() => art.drawing === null);
  const [, setThere] = useState(false);

  useEffect(() => {
    if (!isLate) return;
    art.load().then(
      () => setThere(true),
      () => {},
    );
  }, [art, isLate]);

  return art.drawing;
}

export function StartArt() {
  const Drawing = useDrawing(start);
  return Drawing && <Drawing />;
}

export function CupArt() {
  const Drawing = useDrawing(cup);
  return Drawing && <Drawing />;
}

export function TopArt({ count }: { readonly count: number }) {
  const Drawing = useDrawing(top3);
  return Drawing && <Drawing count={count} />;
}

export function ThanksArt() {
  const Drawing = useDrawing(thanks);
  return Drawing && <Drawing />;
}

export function PersonalityArt({ look }: { readonly look: PersonalityLook }) {
  const Drawing = useDrawing(personality);
  return Drawing && <Drawing look={look} />;
}
