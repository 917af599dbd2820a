import { type Market, queryOf, ROUTES, withQuery } from '@cangkir/core';
import { useSearchParams } from 'wouter';
import { useMarket } from '../../frame/use-market.ts';
import { useNavigation } from '../../product-context.tsx';
import { type HelpChoice, readChoice, TOPICS, type Topic } from './help-questions.ts';

type NewChoice = { readonly [Name in keyof HelpChoice]?: NonNullable<HelpChoice[Name]> };

interface ShownHelp extends HelpChoice {
  readonly market: Market;
  readonly topic: Topic;
  /** Puts a choice into the address. The question of before leaves it. */
  choose(choice: NewChoice): void;
}

/** What the help centre shows: the choice in the address, else the user's market and the first topic. */
export function useHelpChoice(): ShownHelp {
  const navigation = useNavigation();
  const [query] = useSearchParams();
  const { market, topic, question } = readChoice(query);
  const home = useMarket();

  function choose(choice: NewChoice): void {
    const { question: _, ...kept } = queryOf(navigation.current());
    navigation.replace(withQuery(ROUTES.help, { ...kept, ...choice }));
  }

  return { market: market ?? home, topic: topic ?? TOPICS[0], question, choose };
}
