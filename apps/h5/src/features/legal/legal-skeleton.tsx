import { TextSkeleton } from '../../frame/text-skeleton.tsx';
import styles from './legal.module.css';
import type { DocumentName } from './legal-documents.ts';
import { LegalHead } from './legal-head.tsx';

/** The head of a document, while the rest of it loads. */
export function LegalSkeleton({ name }: { readonly name: DocumentName }) {
  return (
    <div className={styles.document}>
      <LegalHead name={name} level={2} />
      <TextSkeleton />
    </div>
  );
}
