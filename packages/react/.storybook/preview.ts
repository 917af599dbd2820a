import '../src/theme/tokens.css';
import '../src/theme/base.css';
import { strictPreview } from './strict-preview.ts';

export default strictPreview;
