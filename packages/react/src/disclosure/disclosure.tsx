import { type MouseEvent, type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { nextFrame } from '../next-frame/next-frame.ts';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  readonly title: string;
  /** Beside the title, such as what is set inside. */
  readonly note?: string | undefined;
  readonly open: boolean;
  /** Called in the frame after the one that shows the tap. */
  readonly onToggle: (open: boolean) => void;
  readonly children: ReactNode;
}

/** A section that opens and closes under its title. */
export function Disclosure({ title, note, open, onToggle, children }: DisclosureProps) {
  const titleId = useId();

  function handleClick(event: MouseEvent): void {
    event.preventDefault();
    void nextFrame().then(() => onToggle(!open));
  }

  return (
    <details
      className={styles.disclosure}
      aria-labelledby={titleId}
      open={open}
      // The browser opens it too: its search finds what is folded.
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control, and so is tapped by a key, too. */}
      <summary className={styles.summary} onClick={handleClick}>
        <Icon name="forward" size={1.25} />
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
