import type { TrailStep } from '@cangkir/core/health';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Says what a step of a report was. */
export function useStepLabel(): (step: TrailStep) => string {
  const { t } = useTranslation('problem-report');
  return (step) => {
    switch (step.kind) {
      case 'sent':
        return t('step.sent', { event: step.event.type, actor: step.actor });
      case 'opened':
        return t('step.opened', { route: step.route });
      case 'request':
      case 'call':
        return t(`step.${step.kind}`, {
          name: step.name,
          outcome: step.outcome ?? t('noAnswer'),
        });
      case 'language':
        return t('step.language', { language: step.language });
      case 'broke':
        return t('step.broke', { message: step.message });
      default:
        return t(`step.${step.kind}`);
    }
  };
}
