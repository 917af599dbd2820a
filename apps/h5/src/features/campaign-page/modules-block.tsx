import { Icon, type IconName } from '@cangkir/react';
import { TargetLink } from '../../frame/target-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import type { BlockOf } from './block.types.ts';
import { BlockHeading } from './block-heading.tsx';
import styles from './campaign-page.module.css';

/** The icons of module items by type. Any other type has a tag. */
const ICONS: ReadonlyMap<string, IconName> = new Map([
  ['checkIn', 'calendar'],
  ['community', 'place'],
  ['draw', 'gift'],
  ['invite', 'person'],
  ['pack', 'pack'],
  ['pay', 'bank'],
  ['voucher', 'ticket'],
  ['year', 'story'],
]);

/** What one can take part in. */
export function ModulesBlock({ block }: { readonly block: BlockOf<'modules'> }) {
  const { read } = useLanguage();
  return (
    <section>
      <BlockHeading text={block.heading} />
      <ul className={styles.modules} data-part="modules">
        {block.items.map(({ type, moduleDesc, target }) => {
          return (
            <li key={`${type} ${moduleDesc.id}`}>
              <TargetLink target={target} className={styles.module} data-part="module">
                <span className={styles.moduleIcon} data-part="moduleIcon">
                  <Icon name={ICONS.get(type) ?? 'tag'} />
                </span>
                <span>{read(moduleDesc)}</span>
                {target === null ? null : <Icon name="forward" size={1.25} />}
              </TargetLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
