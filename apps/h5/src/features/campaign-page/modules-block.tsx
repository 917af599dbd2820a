import {
  BankIcon,
  CalendarIcon,
  ForwardIcon,
  GiftIcon,
  type IconProps,
  PackIcon,
  PersonIcon,
  PlaceIcon,
  StoryIcon,
  TagIcon,
  TicketIcon,
} from '@cangkir/react';
import type { ComponentType } from 'react';
import { TargetLink } from '../../frame/target-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import type { BlockOf } from './block.types.ts';
import { BlockHeading } from './block-heading.tsx';
import styles from './campaign-page.module.css';

/** The icons of module items by type. Any other type has a tag. */
const ICONS: ReadonlyMap<string, ComponentType<IconProps>> = new Map([
  ['checkIn', CalendarIcon],
  ['community', PlaceIcon],
  ['draw', GiftIcon],
  ['invite', PersonIcon],
  ['pack', PackIcon],
  ['pay', BankIcon],
  ['voucher', TicketIcon],
  ['year', StoryIcon],
]);

/** What one can take part in. */
export function ModulesBlock({ block }: { readonly block: BlockOf<'modules'> }) {
  const { read } = useLanguage();
  return (
    <section>
      <BlockHeading text={block.heading} />
      <ul className={styles.modules} data-part="modules">
        {block.items.map(({ type, moduleDesc, target }) => {
          const Icon = ICONS.get(type) ?? TagIcon;
          return (
            <li key={`${type} ${moduleDesc.id}`}>
              <TargetLink target={target} className={styles.module} data-part="module">
                <span className={styles.moduleIcon} data-part="moduleIcon">
                  <Icon />
                </span>
                <span>{read(moduleDesc)}</span>
                {target === null ? null : <ForwardIcon size={1.25} />}
              </TargetLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
