import { MARKETS } from '@cangkir/core';
import { SearchField, SelectField, Skeleton, VisuallyHidden } from '@cangkir/react';
import { useRef } from 'react';
import { Page } from '../../frame/page.tsx';
import { ReportProblem } from '../../frame/problem-report/report-problem.tsx';
import { defineScreen } from '../../frame/screen-definition.ts';
import { useFormat } from '../../frame/use-format.ts';
import { useTurns } from '../../frame/use-turns.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useClock } from '../../product-context.tsx';
import styles from './help.module.css';
import { helpAnswers, searchAnswers } from './help-answers.ts';
import type { Question, Topic } from './help-questions.ts';
import { ShownAnswers } from './shown-answers.tsx';
import { AnswersSkeleton, TopicTabs } from './topic-tabs.tsx';
import { useHelpChoice } from './use-help-choice.ts';
import { useHelpSearch } from './use-help-search.ts';

/** The help centre: questions by topic, with the answers of the person's market. */
export const helpScreen = defineScreen({
  title: 'help:title',
  Screen: HelpScreen,
  Skeleton: HelpSkeleton,
});

function HelpScreen() {
  const { t } = useTranslation('help');
  const { language } = useLanguage();
  const { now } = useClock();
  const format = useFormat();
  const { market, topic, question, choose } = useHelpChoice();
  const { search, setSearch, keepFor } = useHelpSearch(question);
  const content = useRef<HTMLDivElement>(null);
  const isTurn = useTurns(0, 1) === 1;

  const isSearching = search.trim() !== '';
  const reader = { market, now: now(), language, t, format };
  const answers = isTurn ? helpAnswers(reader, isSearching ? null : topic) : null;
  const found = answers !== null && isSearching ? searchAnswers(answers, search) : null;

  function keepOpen(opened: Question | null) {
    keepFor(opened?.id ?? null);
    choose(opened === null ? {} : { topic: opened.topic, question: opened.id });
  }

  function chooseMarket(name: string) {
    const chosen = MARKETS.find((each) => each === name);
    if (chosen !== undefined) choose({ market: chosen });
  }

  /** A topic that was tapped in the first view may come after a search. */
  function chooseTopic(chosen: Topic) {
    setSearch('');
    choose({ topic: chosen });
  }

  /** The button that did it goes: the focus stays at its place. */
  function clearSearch() {
    setSearch('');
    content.current?.focus();
  }

  return (
    <Page title={t('title')}>
      <p className={styles.lead}>{t('lead')}</p>
      <SearchField
        label={t('search')}
        clearLabel={t('clear')}
        value={search}
        onChange={setSearch}
      />
      <div className={styles.market}>
        <SelectField
          label={t('market')}
          value={market}
          onChange={({ target }) => chooseMarket(target.value)}
        >
          {MARKETS.map((name) => (
            <option key={name} value={name}>
              {t(`markets.${name}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <VisuallyHidden>
        <span role="status">{found === null ? null : t('found', { count: found.length })}</span>
      </VisuallyHidden>
      <div ref={content} tabIndex={-1} className={styles.content}>
        <ShownAnswers
          answers={found ?? answers}
          topic={topic}
          search={search.trim()}
          question={question}
          onTopic={chooseTopic}
          onOpen={keepOpen}
          onClear={clearSearch}
        />
      </div>
      {isTurn ? <ReportProblem /> : null}
    </Page>
  );
}

function HelpSkeleton() {
  const { t } = useTranslation('help');
  return (
    <>
      <p className={styles.lead}>{t('lead')}</p>
      <SearchField label={t('search')} clearLabel={t('clear')} value="" onChange={() => {}} />
      <Skeleton shape="block" height="3.25rem" />
      <TopicTabs topic={null} onTopic={() => {}}>
        <AnswersSkeleton />
      </TopicTabs>
    </>
  );
}
