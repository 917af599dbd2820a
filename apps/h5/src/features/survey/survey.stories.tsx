import { DAY_MS } from '@cangkir/core/durations';
import { createSurvey, MEMORY_ANSWERS, MEMORY_START } from '@cangkir/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inFrame, withMessages } from '../../testing/in-frame.tsx';
import { surveyScreen } from './survey.screen.tsx';

const meta = {
  title: 'Survey',
  component: surveyScreen.Screen,
  loaders: [withMessages('survey')],
  decorators: [inFrame()],
  args: { send: fn() },
} satisfies Meta<typeof surveyScreen.Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const survey = createSurvey('coffee', MEMORY_START + 7 * DAY_MS);

const filling = {
  step: 'filling',
  survey,
  answers: [],
  answerProblems: [],
  answeredCount: 0,
  problem: null,
} as const;

const complete = { ...filling, answers: MEMORY_ANSWERS, answeredCount: 3 };

const SEND = /Kirim jawaban|Send answers|提交回答/;

export const Loading = { render: () => <surveyScreen.Skeleton /> };

/** Each kind of question sends its kind of answer. */
export const Blank: Story = {
  args: { view: filling },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^(Latte|拿铁)$/ }));
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'CHOOSE',
      question: 'drink',
      option: 'latte',
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: /Malam|Evening|晚上/ }));
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'CHOOSE',
      question: 'times',
      option: 'evening',
    });
    await userEvent.click(canvas.getByRole('radio', { name: '4' }));
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'RATE',
      question: 'sweetness',
      value: 4,
    });
    await userEvent.type(canvas.getByRole('textbox'), 'M');
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'TYPE',
      question: 'wish',
      text: 'M',
    });
  },
};

export const Answered: Story = {
  args: { view: complete },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3');
    await userEvent.click(canvas.getByRole('button', { name: SEND }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'SUBMIT' });
  },
};

/** The first question without an answer takes the focus, at every try. */
export const Missing: Story = {
  args: {
    view: {
      ...filling,
      answers: MEMORY_ANSWERS.slice(0, 1),
      answeredCount: 1,
      answerProblems: [
        { question: 'times', kind: 'missing' },
        { question: 'sweetness', kind: 'missing' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('checkbox', { name: /Pagi|Morning|早上/ });
    for (let tries = 0; tries < 2; tries += 1) {
      await userEvent.click(canvas.getByRole('button', { name: SEND }));
      await expect(first).toHaveFocus();
    }
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
  },
};

export const TooLong: Story = {
  args: {
    view: {
      ...complete,
      answers: [...MEMORY_ANSWERS, { question: 'wish', kind: 'text', text: 'Matcha '.repeat(40) }],
      answeredCount: 4,
      answerProblems: [{ question: 'wish', kind: 'tooLong' }],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: SEND }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Refused: Story = {
  args: { view: { ...complete, problem: { message: 'clockWrong', next: 'retry', code: 10013 } } },
};

export const Sending: Story = { args: { view: { step: 'sending', survey } } };

export const Unsettled: Story = {
  args: {
    view: {
      step: 'unsettled',
      survey,
      problem: { message: 'unreachable', next: 'retry', code: null },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Coba lagi|Try again|重试/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'RETRY' });
  },
};

const answered = { ...survey, answeredAt: MEMORY_START };

export const Thanks: Story = {
  args: { view: { step: 'answered', survey: answered, isNew: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /survei lain|other surveys|其他问卷/ }),
    );
    await expect(args.send).toHaveBeenCalledWith({ type: 'OPEN_OTHERS' });
  },
};

export const AnsweredEarlier: Story = {
  args: { view: { step: 'answered', survey: answered, isNew: false } },
};

export const Full: Story = { args: { view: { step: 'full', survey } } };

export const Ended: Story = { args: { view: { step: 'ended', survey } } };
