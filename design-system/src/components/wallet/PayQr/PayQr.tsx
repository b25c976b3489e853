import { useTranslation } from 'react-i18next';
import { renderSVG } from 'uqr';
import { Button, CircleCheckIcon, ClockIcon, SmartphoneIcon, Spinner } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { Money } from '../pay.ts';
import { QrBox, QrCover, QrPicture, QrRoot, QrWords } from './PayQr.styles.ts';

export type PayQrState =
  /** The code is being asked for. */
  | { kind: 'loading' }
  /** `code` is what the phone reads; `expiresAt` in UTC ms. */
  | { kind: 'waiting'; code: string; expiresAt: number }
  | { kind: 'scanned'; code: string }
  | { kind: 'expired'; code: string }
  | { kind: 'paid'; code: string };

export interface PayQrProps {
  state: PayQrState;
  /** Which app scans it. */
  method: 'wechat' | 'alipay';
  price: Money;
  /** Asks for a new code after the old one has expired. */
  onRefresh: () => void;
}

/** A code to be paid with a phone, and how far that has come. The sum stands over it, where the way to pay is. */
export function PayQr({ state, method, price, onRefresh }: PayQrProps) {
  const { t } = useTranslation('recharge');
  const formats = useFormats();
  const amount = formats.money(price.amount, price.currency);
  return (
    <QrRoot>
      <QrBox>
        {state.kind === 'loading' ? (
          <Spinner label={t('qr.loading')} size="large" />
        ) : (
          <QrPicture
            src={pictureOf(state.code)}
            alt={t('qr.picture', { amount })}
            data-faded={state.kind !== 'waiting' || undefined}
          />
        )}
        {state.kind !== 'loading' && state.kind !== 'waiting' && (
          <QrCover data-state={state.kind}>
            {state.kind === 'scanned' && <SmartphoneIcon aria-hidden="true" />}
            {state.kind === 'expired' && <ClockIcon aria-hidden="true" />}
            {state.kind === 'paid' && <CircleCheckIcon aria-hidden="true" />}
          </QrCover>
        )}
      </QrBox>
      <QrWords aria-live="polite">
        <h3>{t(`qr.${method}`)}</h3>
        {state.kind === 'waiting' && <p>{t('qr.until', { time: formats.time(state.expiresAt) })}</p>}
        {state.kind === 'scanned' && (
          <>
            <b>{t('qr.scanned')}</b>
            <p>{t('qr.scannedHint')}</p>
          </>
        )}
        {state.kind === 'expired' && (
          <>
            <b>{t('qr.expired')}</b>
            <p>{t('qr.expiredHint')}</p>
          </>
        )}
        {state.kind === 'paid' && (
          <>
            <b>{t('qr.paid')}</b>
            <p>{t('qr.paidHint')}</p>
          </>
        )}
      </QrWords>
      {state.kind === 'expired' && (
        <Button tone="primary" onClick={onRefresh}>
          {t('qr.refresh')}
        </Button>
      )}
    </QrRoot>
  );
}

/** Black on white in either theme: a phone reads nothing else as well. */
function pictureOf(code: string): string {
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(code, { ecc: 'M', border: 2 }))}`;
}
