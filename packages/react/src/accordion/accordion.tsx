import { Collapsible } from '@base-ui/react/collapsible';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { nextFrame } from '../next-frame/next-frame.ts';
import styles from './accordion.module.css';

export interface AccordionSection {
  /** Also its id in the document, so that a link to a section can scroll to it. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

export interface AccordionProps {
  readonly sections: readonly AccordionSection[];
  /** The ids of the open sections. */
  readonly open: readonly string[];
  /** Called in the frame after the one that shows the tap. */
  readonly onChange: (open: readonly string[]) => void;
  /** The level of the titles as headings. */
  readonly level?: 2 | 3;
}

/** Long texts under their titles, each of which opens. The browser's search finds what is folded. */
export function Accordion({ sections, open, onChange, level = 2 }: AccordionProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.accordion}>
      {sections.map(({ id, title, content }) => {
        const others = open.filter((each) => each !== id);
        const show = (isOpen: boolean) => onChange(isOpen ? [...others, id] : others);
        return (
          <Collapsible.Root
            key={id}
            id={id}
            open={open.includes(id)}
            onOpenChange={(isOpen) => void nextFrame().then(() => show(isOpen))}
            className={styles.section}
          >
            <Title>
              <Collapsible.Trigger id={`${id}-title`} className={styles.trigger}>
                <span>{title}</span>
                <Icon name="down" size={1.25} />
              </Collapsible.Trigger>
            </Title>
            <Collapsible.Panel
              hiddenUntilFound
              role="region"
              aria-labelledby={`${id}-title`}
              className={styles.panel}
            >
              <div className={styles.content}>{content}</div>
            </Collapsible.Panel>
          </Collapsible.Root>
        );
      })}
    </div>
  );
}
