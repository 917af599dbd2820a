import { Button } from '@cangkir/react';
import { useLanguage } from '../../i18n/use-language.ts';
import type { BlockOf } from './block.types.ts';
import styles from './campaign-page.module.css';
import { useFollow } from './use-follow.ts';

/** Ways to go on from here, beside the main action. */
export function ButtonsBlock({ block }: { readonly block: BlockOf<'buttons'> }) {
  const { read } = useLanguage();
  const follow = useFollow();
  return (
    <div className={styles.buttons} data-part="buttons">
      {block.buttons.map(({ label, target }) => (
        <Button key={label.id} isWide variant="secondary" onClick={() => follow(target)}>
          {read(label)}
        </Button>
      ))}
    </div>
  );
}
