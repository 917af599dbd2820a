import { type AudioPlayer, createAudioPlayer } from '@cangkir/core/audio';
import { Icon, IconButton } from '@cangkir/react';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { nextTask } from '../../adapters/next-task.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDevice } from '../../product-context.tsx';
import type { BlockOf } from './block.types.ts';
import styles from './music-block.module.css';

type Tracks = BlockOf<'music'>['tracks'];

/** Music, which begins with a tap. It stops when the page is hidden, and goes on afterwards. */
export function MusicBlock({ block }: { readonly block: BlockOf<'music'> }) {
  const player = usePlayer(block.tracks[0]?.src ?? null);
  return player === null ? null : <MusicPlayer player={player} tracks={block.tracks} />;
}

function usePlayer(firstTrack: string | null): AudioPlayer | null {
  const { audio, visibility } = useDevice();
  const [player, setPlayer] = useState<AudioPlayer | null>(null);

  // Before the browser paints: the player would push down what stands below it.
  useLayoutEffect(() => {
    const created = createAudioPlayer(audio);
    setPlayer(created);
    let hasLeft = false;
    void prepare();

    /** The page shows first, and takes taps: to make a tune takes a slow phone a moment. */
    async function prepare(): Promise<void> {
      await nextTask();
      const isQuiet = created.get().currentSrc === null;
      if (firstTrack !== null && isQuiet && !hasLeft) audio.load(firstTrack);
    }

    let isInterrupted = false;
    const stopWatching = visibility.subscribe(() => {
      if (visibility.isHidden()) {
        isInterrupted = created.get().isPlaying;
        created.pause();
      } else if (isInterrupted) created.resume();
    });
    return () => {
      hasLeft = true;
      stopWatching();
      created.stop();
    };
  }, [audio, visibility, firstTrack]);

  return player;
}

interface MusicPlayerProps {
  readonly player: AudioPlayer;
  readonly tracks: Tracks;
}

/** The bar of the loaded track, above the list of all. */
function MusicPlayer({ player, tracks }: MusicPlayerProps) {
  const { t } = useTranslation('campaign-page');
  const { read } = useLanguage();
  const { currentSrc, isPlaying, isLoop, hasFailed } = useSyncExternalStore(
    player.subscribe,
    player.get,
  );
  const loaded = tracks.find(({ src }) => src === currentSrc) ?? tracks[0];
  if (loaded === undefined) return null;

  function labelOf({ src, title }: Tracks[number]): string {
    const isLoaded = src === currentSrc && !hasFailed;
    if (isLoaded && isPlaying) return t('music.pause', { title: read(title) });
    return isLoaded
      ? t('music.continue', { title: read(title) })
      : t('music.play', { title: read(title) });
  }

  /** Another track replaces the one that plays: a toggle alone would pause that. */
  function choose({ src }: Tracks[number]): void {
    if (isPlaying && src !== currentSrc) player.play(src);
    else player.toggle(src);
  }

  return (
    <section aria-label={t('music.title')} className={styles.player} data-part="player">
      <div className={styles.bar}>
        <IconButton label={labelOf(loaded)} onClick={() => player.toggle(loaded.src)}>
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </IconButton>
        <p className={styles.loaded} aria-live="polite">
          <span className={styles.title}>{read(loaded.title)}</span>
          {loaded.artist === undefined ? null : (
            <span className={styles.artist}>{read(loaded.artist)}</span>
          )}
        </p>
        <div className={styles.besides}>
          <span aria-hidden="true" className={styles.equalizer} data-playing={isPlaying}>
            <span />
            <span />
            <span />
            <span />
          </span>
          <IconButton
            label={t('music.loop')}
            aria-pressed={isLoop}
            onClick={() => player.setLoop(!isLoop)}
          >
            <Icon name="repeat" size={1.25} />
          </IconButton>
        </div>
      </div>
      {hasFailed ? (
        <p role="alert" className={styles.failed}>
          {t('music.failed', { title: read(loaded.title) })}
        </p>
      ) : null}
      <ol className={styles.tracks}>
        {tracks.map((track) => (
          <li key={track.src}>
            <button
              type="button"
              className={styles.track}
              aria-label={labelOf(track)}
              aria-current={track.src === currentSrc}
              onClick={() => choose(track)}
            >
              <span className={styles.title}>{read(track.title)}</span>
              {track.src === currentSrc && isPlaying ? (
                <Icon name="pause" size={1.25} />
              ) : (
                <Icon name="play" size={1.25} />
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
