import { formatMoney } from '@cangkir/core';
import type { OfferedPack, PackContent } from '@cangkir/core/packs';
import { Icon, List, ListRow } from '@cangkir/react';
import { Section } from '../../frame/section.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface PackContentsProps {
  readonly pack: Pick<OfferedPack, 'currencyCode'>;
  readonly contents: readonly PackContent[];
}

/** The vouchers inside. */
export function PackContents({ pack, contents }: PackContentsProps) {
  const { t } = useTranslation('packs');
  const { read } = useLanguage();
  return (
    <Section title={t('contents')}>
      <List>
        {contents.map(({ title, value, quantity }) => (
          <ListRow
            key={read(title)}
            icon={<Icon name="ticket" />}
            title={read(title)}
            detail={t('content', { quantity, value: formatMoney(value, pack.currencyCode) })}
          />
        ))}
      </List>
    </Section>
  );
}
