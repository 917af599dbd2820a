import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from './motion.module.css';

/** Too faint for axe as long as it moves. */
function Motion() {
  return <p className={styles.entering}>Kopi susu</p>;
}

const meta = { component: Motion } satisfies Meta<typeof Motion>;

export default meta;

export const LookedAtOnceItRests: StoryObj<typeof meta> = {};
