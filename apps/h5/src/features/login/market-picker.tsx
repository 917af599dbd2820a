import { callingCode, MARKETS } from '@cangkir/core';
import { CountryPicker } from '@cangkir/react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLogin } from './use-login.ts';

interface MarketPickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Chooses the country or region of the phone. */
export function MarketPicker({ open, onClose }: MarketPickerProps) {
  const { t } = useTranslation(['login', 'frame']);
  const { view, send } = useLogin();
  return (
    <CountryPicker
      open={open}
      onClose={onClose}
      title={t('login:country')}
      closeLabel={t('frame:close')}
      countries={MARKETS.map((market) => ({
        code: market,
        name: t(`login:market.${market}`),
        callingCode: callingCode(market),
      }))}
      value={view.market}
      onChange={(market) => {
        send({ type: 'CHOOSE_MARKET', market });
        onClose();
      }}
    />
  );
}
