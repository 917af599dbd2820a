/** The stages of the year in review (specification, section 2). */
export type SummaryStage = 'start' | 'cup' | 'top3' | 'userKeyword' | 'thanks' | 'summary';

/** The pictures and animations of the year in review, which are loaded before it begins. */
export interface SummaryArt {
  /** Loads those of a stage. May reject: the stage is shown without them. */
  load(stage: SummaryStage): Promise<void>;
}
