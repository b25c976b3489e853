import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Banner,
  CircleCheckIcon,
  CreditCardIcon,
  MessageCircleIcon,
  SmartphoneIcon,
  WalletIcon,
} from '../../../primitives/index.ts';
import { CurrencyIcon } from '../Amount/CurrencyIcon.tsx';
import type { PayMethod } from '../pay.ts';
import { MethodCard, MethodMark, MethodSet, Methods, MethodWords } from './PayMethodPicker.styles.ts';

export interface PayMethodOption {
  method: PayMethod;
  /** A second line: a balance, a fee. */
  note?: string;
  /** Why it cannot be chosen now, a sentence for the member. */
  closedReason?: string;
}

export interface PayMethodPickerProps {
  options: readonly PayMethodOption[];
  /** Null while none is chosen. */
  selected: PayMethod | null;
  onSelect: (method: PayMethod) => void;
}

const marks: Readonly<Record<PayMethod, ReactNode>> = {
  wechat: <MessageCircleIcon aria-hidden="true" />,
  alipay: <WalletIcon aria-hidden="true" />,
  apple: <SmartphoneIcon aria-hidden="true" />,
  paypal: <WalletIcon aria-hidden="true" />,
  card: <CreditCardIcon aria-hidden="true" />,
  dangwu: <CurrencyIcon currency="DANGWU" />,
  coins: <CurrencyIcon currency="COIN" />,
};

/** How to pay; a way that is closed stays in sight and says why. */
export function PayMethodPicker({ options, selected, onSelect }: PayMethodPickerProps) {
  const { t } = useTranslation('recharge');
  const id = useId();
  if (options.length === 0) return <Banner tone="warning">{t('method.none')}</Banner>;
  return (
    <MethodSet>
      <legend>{t('method.label')}</legend>
      <Methods>
        {options.map(({ method, note, closedReason }) => {
          const line = closedReason ?? note;
          return (
            <MethodCard key={method}>
              <input
                type="radio"
                name={id}
                checked={method === selected}
                disabled={closedReason !== undefined}
                aria-describedby={line === undefined ? undefined : `${id}-${method}`}
                onChange={() => {
                  onSelect(method);
                }}
              />
              <MethodMark data-method={method}>{marks[method]}</MethodMark>
              <MethodWords>
                <span>{t(`method.${method}`)}</span>
                {line !== undefined && <small id={`${id}-${method}`}>{line}</small>}
              </MethodWords>
              <CircleCheckIcon aria-hidden="true" data-check />
            </MethodCard>
          );
        })}
      </Methods>
    </MethodSet>
  );
}
