import {
  formatPrice,
  SHARE_IMAGE_TYPE,
  SHARE_TYPE,
  type ShareWay,
  shareBy,
  succeed,
} from '@cangkir/core';
import type { OwnBargainView } from '@cangkir/core/bargain';
import { Button, Icon, ShareSheet, useToast } from '@cangkir/react';
import { useRef, useState } from 'react';
import { shareFile } from '../../adapters/browser-sharing.ts';
import { PlacedBanners } from '../../frame/placed-banners.tsx';
import { useCopy } from '../../frame/use-copy.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNativeApp, useSharing } from '../../product-context.tsx';
import { PrizePicture } from './prize-picture.tsx';
import { type SharedPicture, SuccessPreview } from './success-preview.tsx';

interface ShareSuccessProps {
  readonly view: OwnBargainView;
  /** Leads friends to the campaign. */
  readonly address: string;
}

/** Shares that the price is reached: a picture with a code, or the link. */
export function ShareSuccess({ view: { campaign, prize }, address }: ShareSuccessProps) {
  const { t } = useTranslation(['bargain', 'frame']);
  const { read } = useLanguage();
  const { isInApp, native } = useNativeApp();
  const copy = useCopy();
  const { sharing } = useSharing();
  const showToast = useToast();
  const drawing = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [picture, setPicture] = useState<SharedPicture>({ kind: 'drawing' });
  const code = campaign.assistance?.assistanceCode ?? '';
  const prizeName = read(prize.name);

  async function open() {
    setOpen(true);
    const svg = drawing.current?.querySelector('svg');
    if (!svg) return;
    try {
      const { drawSuccessPicture } = await import('./success-picture.ts');
      const url = await drawSuccessPicture(svg, address, {
        campaign: read(campaign.name),
        prize: prizeName,
        worth: formatPrice(prize.price, 'ID'),
        free: t('bargain:free'),
        scan: t('bargain:success.scan'),
        code: t('bargain:success.code', { code }),
      });
      setPicture({ kind: 'drawn', url });
    } catch {
      setPicture({ kind: 'failed' });
    }
  }

  async function showHold() {
    showToast({ message: t('bargain:success.hold') });
    return succeed(undefined);
  }

  const share = (way: ShareWay) =>
    shareBy(way, {
      stories: () => native.shareTo(SHARE_TYPE.photoAppStories, SHARE_IMAGE_TYPE.bargain),
      photoApp: () => native.shareTo(SHARE_TYPE.photoApp, SHARE_IMAGE_TYPE.bargain),
      ...(picture.kind === 'drawn' && {
        picture: () => shareFile(fileOf(picture.url)),
        hold: showHold,
      }),
      link: () =>
        sharing.share({
          title: t('bargain:share.title'),
          text: t('bargain:success.scan'),
          url: address,
        }),
      copy: () =>
        copy(address, {
          copied: t('bargain:success.copied'),
          failed: t('bargain:success.failed'),
        }),
    });
  const appOptions = [
    { id: 'stories', label: t('bargain:success.stories'), icon: <Icon name="story" /> },
    { id: 'photoApp', label: t('bargain:success.photoApp'), icon: <Icon name="camera" /> },
  ] as const;

  return (
    <>
      <Button
        isWide
        variant="secondary"
        icon={<Icon name="share" size={1.25} />}
        onClick={() => void open()}
      >
        {t('bargain:success.share')}
      </Button>
      <div ref={drawing} hidden>
        <PrizePicture id={prize.id} />
      </div>
      <ShareSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('bargain:success.title')}
        closeLabel={t('frame:close')}
        preview={
          <SuccessPreview
            picture={picture}
            alt={t('bargain:success.alt', { prize: prizeName, code })}
          />
        }
        options={[
          ...(isInApp ? appOptions : []),
          { id: 'picture', label: t('bargain:success.picture'), icon: <Icon name="image" /> },
          { id: 'link', label: t('bargain:success.link'), icon: <Icon name="link" /> },
          { id: 'copy', label: t('bargain:success.copy'), icon: <Icon name="copy" /> },
        ]}
        onChoose={(way) => void share(way)}
        banner={<PlacedBanners placement="share" isHeld={isOpen} />}
      />
    </>
  );
}

/** A PNG of a data URL as a file. It is made at once: browsers share only in the moment of the tap. */
function fileOf(dataUrl: string): File {
  const binary = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  const bytes = Uint8Array.from(binary, (byte) => byte.charCodeAt(0));
  return new File([bytes], 'nego.png', { type: 'image/png' });
}
