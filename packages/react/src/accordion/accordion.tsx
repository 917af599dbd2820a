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
  /** Called with the id of a section in the frame after the one that shows the tap. */
  readonly onToggle: (id: string, isOpen: boolean) => void;
  /** The level of the titles as headings. */
  readonly level?: 2 | 3;
}

/** Long texts under their titles, each of which opens. The browser's search finds what is folded. */
export function Accordion({ sections, open, onToggle, level = 2 }: AccordionProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.accordion}>
      {sections.map(({ id, title, content }) => (
        <Collapsible.Root
          key={id}
          id={id}
          open={open.includes(id)}
          onOpenChange={(isOpen) => void nextFrame().then(() => onToggle(id, isOpen))}
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
      ))}
    </div>
  );
}
