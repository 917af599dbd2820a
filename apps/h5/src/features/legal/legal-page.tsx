import { ROUTES, withQuery } from '@cangkir/core';
import { useSearchParams } from 'wouter';
import { Page } from '../../frame/page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigation } from '../../product-context.tsx';
import styles from './legal.module.css';
import { LegalDocument } from './legal-document.tsx';
import type { DocumentName } from './legal-documents.ts';

/** What the build ships beside the page: the licences of the packages in it. */
const LICENCES = 'licences.txt';

/** A document as a page. The section in sight is in the address, so that a link leads to it. */
export function LegalPage({ name }: { readonly name: DocumentName }) {
  const { t } = useTranslation('legal');
  const navigation = useNavigation();
  const [query] = useSearchParams();
  return (
    <Page title={t(`${name}Title`)}>
      <LegalDocument
        name={name}
        level={2}
        section={query.get('section')}
        onSection={(section) => navigation.replace(withQuery(ROUTES[name], { section }))}
      />
      <a className={styles.licences} href={LICENCES}>
        {t('licences')}
      </a>
    </Page>
  );
}
