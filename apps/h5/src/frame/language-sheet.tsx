import { LANGUAGES, type Language } from '@cangkir/core';
import { nextFrame, Sheet } from '@cangkir/react';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { loadLanguage } from '../i18n/i18n.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useApp, useNavigation } from '../product-context.tsx';
import styles from './language-sheet.module.css';

/** Opens the sheet at a click on a control. */
type OpenLanguageSheet = (click: MouseEvent<HTMLElement>) => void;

/** The build renders first views without the sheet. */
const LanguageSheetContext = createContext<OpenLanguageSheet>(() => {});

/** Shows the sheet over all pages: it stays open while data replace the page that it was opened on. */
export function LanguageSheetProvider({ children }: { readonly children: ReactNode }) {
  const navigation = useNavigation();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);

  const openSheet = useCallback<OpenLanguageSheet>(({ currentTarget }) => {
    opener.current = currentTarget;
    void nextFrame().then(() => setOpen(true));
  }, []);

  useEffect(() => {
    if (!open) return;
    const depth = navigation.depth();
    // Many web views go back in the history though a dialog is open.
    const unsubscribe = navigation.subscribe(() => {
      if (navigation.depth() >= depth) return;
      opener.current = null;
      setOpen(false);
    });
    return () => {
      unsubscribe();
      returnFocus(opener.current);
    };
  }, [open, navigation]);

  return (
    <LanguageSheetContext value={openSheet}>
      {children}
      <LanguageSheet open={open} onClose={() => setOpen(false)} />
    </LanguageSheetContext>
  );
}

/** What a control, which has a `data-tap`, needs to open the sheet. */
export function useLanguageSheet() {
  return { 'aria-haspopup': 'dialog', onClick: useContext(LanguageSheetContext) } as const;
}

/** The platform returns the focus to the control itself, unless another one took its place. */
function returnFocus(opener: HTMLElement | null): void {
  if (opener === null || opener.isConnected) return;
  document.querySelector<HTMLElement>(`[data-tap="${opener.dataset['tap']}"]`)?.focus();
}

interface LanguageSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Changes the language of everything at once. */
function LanguageSheet({ open, onClose }: LanguageSheetProps) {
  const { t } = useTranslation();
  const { language: shownLanguage, setLanguage } = useApp();
  const [hasFailed, setFailed] = useState(false);
  const name = useId();

  async function choose(language: Language) {
    setFailed(false);
    try {
      // The words come first: the screen never shows half a language.
      await loadLanguage(language);
      setLanguage(language);
      onClose();
    } catch {
      setFailed(true);
    }
  }

  function close() {
    setFailed(false);
    onClose();
  }

  return (
    <Sheet open={open} onClose={close} title={t('language.label')} closeLabel={t('close')}>
      <div className={styles.languages} role="radiogroup" aria-label={t('language.label')}>
        {LANGUAGES.map((language) => (
          <label key={language} className={styles.language} lang={language}>
            <input
              type="radio"
              name={name}
              value={language}
              checked={shownLanguage() === language}
              onChange={() => void choose(language)}
            />
            {t(`language.names.${language}`)}
          </label>
        ))}
      </div>
      {hasFailed ? <p role="alert">{t('language.failed')}</p> : null}
    </Sheet>
  );
}
