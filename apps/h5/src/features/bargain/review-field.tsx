import { checkReview, REVIEW_MIN_CHARACTERS } from '@cangkir/core';
import { CountedTextArea, focusInView } from '@cangkir/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

interface ReviewFieldProps {
  readonly text: string;
  /** The person tried to share it: what is missing is said. */
  readonly isChecked: boolean;
  readonly onChange: (text: string) => void;
}

/** The review that goes with the link. */
export function ReviewField({ text, isChecked, onChange }: ReviewFieldProps) {
  const { t } = useTranslation('bargain');
  const area = useRef<HTMLTextAreaElement>(null);
  const checked = checkReview(text);

  useEffect(() => {
    if (isChecked) focusInView(area.current);
  }, [isChecked]);

  return (
    <CountedTextArea
      ref={area}
      label={t('cup.review')}
      placeholder={t('cup.placeholder')}
      value={text}
      onChange={onChange}
      countText={(count) => t('cup.count', { count, min: REVIEW_MIN_CHARACTERS })}
      {...(isChecked &&
        !checked.ok && { error: t('cup.short', { count: checked.failure.missing }) })}
    />
  );
}
