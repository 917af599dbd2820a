import type { ShownBlock } from '@cangkir/core/campaign-page';
import { AnimationBlock } from './animation-block.tsx';
import type { BlockPlace } from './block.types.ts';
import { ButtonsBlock } from './buttons-block.tsx';
import { CountdownBlock } from './countdown-block.tsx';
import { FaqBlock } from './faq-block.tsx';
import { HeroBlock } from './hero-block.tsx';
import { ModulesBlock } from './modules-block.tsx';
import { MusicBlock } from './music-block.tsx';
import { ProductsBlock } from './products-block.tsx';
import { ShareBlock } from './share-block.tsx';
import { TermsBlock } from './terms-block.tsx';
import { TextBlock } from './text-block.tsx';
import { VoucherBlock } from './voucher-block.tsx';

interface CampaignBlockProps extends BlockPlace {
  readonly block: ShownBlock;
}

/** Shows a block by its type. */
export function CampaignBlock({ block, page, view }: CampaignBlockProps) {
  switch (block.type) {
    case 'hero':
      return <HeroBlock block={block} page={page} />;
    case 'text':
      return <TextBlock block={block} />;
    case 'voucher':
      return <VoucherBlock block={block} page={page} view={view} />;
    case 'countdown':
      return <CountdownBlock view={view} />;
    case 'buttons':
      return <ButtonsBlock block={block} />;
    case 'modules':
      return <ModulesBlock block={block} />;
    case 'products':
      return <ProductsBlock block={block} page={page} />;
    case 'faq':
      return <FaqBlock block={block} />;
    case 'terms':
      return <TermsBlock block={block} />;
    case 'share':
      return <ShareBlock block={block} page={page} />;
    case 'music':
      return <MusicBlock block={block} />;
    case 'animation':
      return <AnimationBlock block={block} />;
  }
}
