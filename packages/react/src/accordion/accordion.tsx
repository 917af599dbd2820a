import { Accordion as BaseAccordion } from '@base-ui/react/accordion';
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
    <BaseAccordion.Root
      multiple
      hiddenUntilFound
      value={[...open]}
      onValueChange={(opened) => void nextFrame().then(() => onChange(opened))}
      className={styles.accordion}
    >
      {sections.map(({ id, title, content }) => (
        <BaseAccordion.Item key={id} id={id} value={id} className={styles.section}>
          <BaseAccordion.Header render={<Title />}>
            <BaseAccordion.Trigger className={styles.trigger}>
              <span>{title}</span>
              <Icon name="down" size={1.25} />
            </BaseAccordion.Trigger>
          </BaseAccordion.Header>
          <BaseAccordion.Panel className={styles.panel}>
            <div className={styles.content}>{content}</div>
          </BaseAccordion.Panel>
        </BaseAccordion.Item>
      ))}
    </BaseAccordion.Root>
  );
}
