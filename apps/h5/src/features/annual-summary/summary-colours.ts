import type { PersonalityLook, SummaryStage } from '@cangkir/core/annual-summary';

/** The colours of a stage. They are the same in both themes: a poster has one face. */
export interface SummaryColours {
  readonly ground: string;
  /** Shapes on the ground, behind the text. */
  readonly glow: string;
  readonly ink: string;
  readonly accent: string;
  readonly onAccent: string;
}

/** The colours of the stages that look the same for everyone. */
export const STAGE_COLOURS = {
  start: {
    ground: '#2b1a12',
    glow: '#4a2c1d',
    ink: '#fbf0e0',
    accent: '#e8a33d',
    onAccent: '#2b1a12',
  },
  cup: {
    ground: '#17614a',
    glow: '#1f7a5c',
    ink: '#fdf6e6',
    accent: '#f2bd5c',
    onAccent: '#2b1a12',
  },
  top3: {
    ground: '#f0b04c',
    glow: '#f7cd85',
    ink: '#3a1f10',
    accent: '#4a2c1d',
    onAccent: '#fbf0e0',
  },
  thanks: {
    ground: '#fbeede',
    glow: '#f6d9bd',
    ink: '#4a2c1d',
    accent: '#17614a',
    onAccent: '#ffffff',
  },
} as const satisfies Readonly<
  Record<Exclude<SummaryStage, 'userKeyword' | 'summary'>, SummaryColours>
>;

/** The colours of each personality. */
export const PERSONALITY_COLOURS: Readonly<Record<PersonalityLook['colours'], SummaryColours>> = {
  'black-colours': {
    ground: '#17100c',
    glow: '#33221a',
    ink: '#f7eddf',
    accent: '#e8a33d',
    onAccent: '#2b1a12',
  },
  'latte-colours': {
    ground: '#efd9bb',
    glow: '#fff6e9',
    ink: '#4a2c1d',
    accent: '#8a4b2a',
    onAccent: '#ffffff',
  },
  'explorer-colours': {
    ground: '#14503d',
    glow: '#1f6b51',
    ink: '#fdf3dc',
    accent: '#f2b544',
    onAccent: '#2b1a12',
  },
  'sweet-colours': {
    ground: '#f7bcc0',
    glow: '#ffdcdc',
    ink: '#5b1f2e',
    accent: '#a8324f',
    onAccent: '#ffffff',
  },
  'morning-colours': {
    ground: '#ffdc93',
    glow: '#fff1cb',
    ink: '#5a2e0c',
    accent: '#a8420e',
    onAccent: '#ffffff',
  },
  'afternoon-colours': {
    ground: '#0d5c68',
    glow: '#16707d',
    ink: '#fff6e6',
    accent: '#ffb36b',
    onAccent: '#3a1c08',
  },
  'night-colours': {
    ground: '#1a1c46',
    glow: '#2c2f6d',
    ink: '#f1edff',
    accent: '#c9b6ff',
    onAccent: '#1a1c46',
  },
};
