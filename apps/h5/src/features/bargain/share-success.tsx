import { formatPrice, SHARE_IMAGE_TYPE, SHARE_TYPE, type ShareType } from '@cangkir/core';
import type { OwnBargainView } from '@cangkir/core/bargain';
import {
  Button,
  CameraIcon,
  CopyIcon,
  ImageIcon,
  LinkIcon,
  ShareIcon,
  ShareSheet,
  StoryIcon,
  useToast,
} from '@cangkir/react';
import { useRef, useState } from 'react';
import { shareFile } from '../../adapters/browser-sharing.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDevice, useNativeApp, useSharing } from '../../product-context.tsx';
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
  const { clipboard } = useDevice();
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

  async function copyLink() {
    const isCopied = await clipboard.copy(address);
    showToast(
      isCopied
        ? { message: t('bargain:success.copied'), tone: 'success' }
        : { message: t('bargain:success.failed'), tone: 'fail' },
    );
  }

  async function sharePicture() {
    if (picture.kind !== 'drawn') return;
    const shared = await shareFile(fileOf(picture.url));
    if (!shared.ok && shared.failure.kind === 'unavailable') {
      showToast({ message: t('bargain:success.hold') });
    }
  }

  /** In the native app, with the app's own picture. */
  async function shareTo(type: ShareType) {
    const shared = await native.shareTo(type, SHARE_IMAGE_TYPE.bargain);
    if (!shared.ok && shared.failure.kind !== 'declined') await sharePicture();
  }

  async function shareLink() {
    const content = {
      title: t('bargain:share.title'),
      text: t('bargain:success.scan'),
      url: address,
    };
    const shared = await sharing.share(content);
    if (!shared.ok && shared.failure.kind === 'unavailable') await copyLink();
  }

  const ways = {
    stories: () => shareTo(SHARE_TYPE.photoAppStories),
    photoApp: () => shareTo(SHARE_TYPE.photoApp),
    picture: sharePicture,
    link: shareLink,
    copy: copyLink,
  };
  const appOptions = [
    { id: 'stories', label: t('bargain:success.stories'), icon: <StoryIcon /> },
    { id: 'photoApp', label: t('bargain:success.photoApp'), icon: <CameraIcon /> },
  ] as const;

  return (
    <>
      <Button wide variant="secondary" icon={<ShareIcon size={1.25} />} onClick={() => void open()}>
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
          { id: 'picture', label: t('bargain:success.picture'), icon: <ImageIcon /> },
          { id: 'link', label: t('bargain:success.link'), icon: <LinkIcon /> },
          { id: 'copy', label: t('bargain:success.copy'), icon: <CopyIcon /> },
        ]}
        onChoose={(way) => void ways[way]()}
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
