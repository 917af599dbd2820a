import { nationalPhone } from '@cangkir/core';
import type { PrizeRecipient } from '@cangkir/core/prize-form';
import { Facts, Icon } from '@cangkir/react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './prize-form.module.css';

/** Who receives the prize, and where, to read. */
export function RecipientFacts({ recipient }: { readonly recipient: PrizeRecipient }) {
  const { name, phone, address } = recipient;
  return <RecipientFactsFrame name={name} phone={nationalPhone(phone)} address={address} />;
}

/** The labels of a recipient around what they say. */
export function RecipientFactsFrame({
  name,
  phone,
  address,
}: {
  readonly [Fact in keyof PrizeRecipient]: ReactNode;
}) {
  const { t } = useTranslation('prize-form');
  return (
    <Facts
      facts={[
        { icon: <Icon name="person" size={1.25} />, label: t('label.name'), value: name },
        {
          icon: <Icon name="phone" size={1.25} />,
          label: t('label.phone'),
          value: phone,
        },
        {
          icon: <Icon name="place" size={1.25} />,
          label: t('label.address'),
          value: <span className={styles.address}>{address}</span>,
        },
      ]}
    />
  );
}
