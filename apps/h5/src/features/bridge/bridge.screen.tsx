import { type BridgeConsole, succeed } from '@cangkir/core';
import { Facts, Icon } from '@cangkir/react';
import { Page } from '../../frame/page.tsx';
import type { DefineQuery } from '../../frame/queries/gateway-query.ts';
import { QueryState } from '../../frame/queries/query-state.tsx';
import { useGatewayQuery } from '../../frame/queries/use-gateway-query.ts';
import { defineScreen } from '../../frame/screen-definition.ts';
import { Section } from '../../frame/section.tsx';
import { TextSkeleton } from '../../frame/text-skeleton.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './bridge.module.css';
import { BridgeCallForm } from './bridge-call-form.tsx';
import { ConformanceSection } from './conformance-section.tsx';

/** Every call of the native bridge, to be tried by developers. */
export const bridgeScreen = defineScreen({
  title: 'bridge:title',
  Screen: BridgeScreen,
  Skeleton: BridgeSkeleton,
});

const bridgeQuery: DefineQuery<BridgeConsole> = ({ openBridgeConsole }) => ({
  queryKey: ['bridge'],
  read: async () => succeed(await openBridgeConsole()),
});

function BridgeScreen() {
  const { t } = useTranslation('bridge');
  const query = useGatewayQuery(bridgeQuery);
  return (
    <Page title={t('title')}>
      <p className={styles.lead}>{t('lead')}</p>
      <QueryState query={query} skeleton={<TextSkeleton />}>
        {(console) => <Calls console={console} />}
      </QueryState>
    </Page>
  );
}

function BridgeSkeleton() {
  const { t } = useTranslation('bridge');
  return (
    <>
      <p className={styles.lead}>{t('lead')}</p>
      <TextSkeleton />
    </>
  );
}

function Calls({ console }: { readonly console: BridgeConsole }) {
  const { t } = useTranslation('bridge');
  const { platform, appVersion, calls } = console;
  return (
    <>
      <Facts
        facts={[
          { icon: <Icon name="phone" size={1.25} />, label: t('platform'), value: platform },
          {
            icon: <Icon name="info" size={1.25} />,
            label: t('appVersion'),
            value: appVersion ?? t('unknown'),
          },
        ]}
      />
      <ConformanceSection console={console} />
      <Section title={t('calls')}>
        <ul className={styles.calls}>
          {calls.map((call) => (
            <li key={call.name}>
              <BridgeCallForm console={console} call={call} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
