import { nationalPhone } from '@cangkir/core';
import type { PrizeRecipient } from '@cangkir/core/prize-form';
import { Facts, Icon } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './prize-form.module.css';

/** Who receives the prize, and where, to read. */
export function RecipientFacts({ recipient }: { readonly recipient: PrizeRecipient }) {
  const { t } = useTranslation('prize-form');
  return (
    <Facts
      facts={[
        { icon: <Icon name="person" size={1.25} />, label: t('label.name'), value: recipient.name },
        {
          icon: <Icon name="phone" size={1.25} />,
          label: t('label.phone'),
          value: nationalPhone(recipient.phone),
        },
        {
          icon: <Icon name="place" size={1.25} />,
          label: t('label.address'),
          value: <span className={styles.address}>{recipient.address}</span>,
        },
      ]}
    />
  );
}
