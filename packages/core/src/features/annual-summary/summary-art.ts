/** The stages of the year in review (specification, section 2). */
export type SummaryStage = 'start' | 'cup' | 'top3' | 'userKeyword' | 'thanks' | 'summary';

/** The pictures and animations of the year in review, loaded before it starts. */
export interface SummaryArt {
  /** Loads the art of a stage. May reject: the stage is then shown without it. */
  load(stage: SummaryStage): Promise<void>;
}
