import { Button, useToast } from '@cangkir/react';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { forgetFailedChunks } from '../../navigation/chunk.ts';
import { createPart } from '../../navigation/part.tsx';
import type { ReportSheet } from './report-sheet.tsx';

const loadSheet = createPart(
  ['problem-report'],
  async () => (await import('./report-sheet.tsx')).ReportSheet,
);

/** Opens the report of a problem. It needs no machine: one may have crashed. */
export function ReportProblem() {
  const { t } = useTranslation();
  const showToast = useToast();
  const [part, setPart] = useState<{
    readonly Sheet: ComponentType<ComponentProps<typeof ReportSheet>>;
  } | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [isOpen, setOpen] = useState(false);

  async function open() {
    setLoading(true);
    try {
      setPart({ Sheet: await loadSheet() });
      setOpen(true);
    } catch {
      forgetFailedChunks();
      showToast({ message: t('notLoaded.body'), tone: 'fail' });
    }
    setLoading(false);
  }

  return (
    <>
      <Button variant="quiet" isBusy={isLoading} onClick={() => void open()}>
        {t('reportProblem')}
      </Button>
      {part === null ? null : <part.Sheet open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
