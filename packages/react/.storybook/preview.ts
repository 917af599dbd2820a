import '../src/theme/tokens.css';
import '../src/theme/base.css';
import { strictPreview } from './strict-preview.ts';

// Storybook reads this file too, and wants an object here.
export default { ...strictPreview };
