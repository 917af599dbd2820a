import { queryOf, ROUTES, routeInstead } from '@cangkir/core';
import {
  type CampaignPageView,
  type CampaignPage as Configuration,
  campaignPageView,
} from '@cangkir/core/campaign-page';
import { ActionBar, Button, useRemainingSeconds } from '@cangkir/react';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { paperOf, useBarColor } from '../../frame/bar-color.ts';
import { Page } from '../../frame/page.tsx';
import { useAppVersion } from '../../frame/use-app-version.ts';
import { useRoute } from '../../frame/use-route.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useAppHosts, useClock, useNavigation, useSession } from '../../product-context.tsx';
import { CampaignBlock } from './campaign-block.tsx';
import styles from './campaign-page.module.css';
import { THEMES } from './themes.ts';
import { useFollow } from './use-follow.ts';

/** A configured page. It changes by itself when its campaign starts, and gives way to the end page when that ends. */
export function CampaignPage({ page }: { readonly page: Configuration }) {
  const { now } = useClock();
  const hosts = useAppHosts();
  const route = useRoute();
  const appVersion = useAppVersion();
  const inviteCode = queryOf(route)['inviteCode'] ?? '';
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const view = campaignPageView(page, { now: now(), inviteCode, hosts });

  const instead = routeInstead(page, route, appVersion);
  if (instead !== null) return <LedAway route={instead} />;
  if (view.step === 'ended') return <Ended />;
  return (
    <>
      <StepEnd at={view.stepEndsAt} onEnd={renderAgain} />
      <ShownPage page={page} view={view} />
    </>
  );
}

interface ShownPageProps {
  readonly page: Configuration;
  readonly view: Exclude<CampaignPageView, { readonly step: 'ended' }>;
}

function ShownPage({ page, view }: ShownPageProps) {
  const { read } = useLanguage();
  const follow = useFollow();
  const { action } = view;
  const part = useRef<HTMLDivElement>(null);
  useBarColor(useCallback(() => paperOf(part.current ?? document.documentElement), []));
  return (
    <div ref={part} className={`${styles.page} ${THEMES[page.theme].className}`}>
      <Page
        title={read(page.title)}
        titleLevel={2}
        actionBar={
          action === null ? null : (
            <ActionBar>
              <Button isWide onClick={() => follow(action.target)}>
                {read(action.label)}
              </Button>
            </ActionBar>
          )
        }
      >
        {view.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no ids, and keep their places.
          <CampaignBlock key={index} block={block} page={page} view={view} />
        ))}
      </Page>
    </div>
  );
}

interface StepEndProps {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly onEnd: () => void;
}

/** Waits for the end of the step, without rendering the page each second. */
function StepEnd({ at, onEnd }: StepEndProps) {
  const { now } = useClock();
  useRemainingSeconds({ until: at, now, onEnd }, { isCoarse: true });
  return null;
}

/** Leads to the end page, which says what runs now. */
function Ended() {
  const { other } = useSession();
  const route = useRoute();
  useEffect(() => {
    other.set({ endPage: route });
  }, [other, route]);
  return <LedAway route={ROUTES.end} />;
}

/** Another route takes the place of this one. */
function LedAway({ route }: { readonly route: string }) {
  const navigation = useNavigation();
  useEffect(() => navigation.replace(route), [navigation, route]);
  return null;
}
