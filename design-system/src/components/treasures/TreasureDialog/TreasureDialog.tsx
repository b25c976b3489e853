import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, ButtonLink, Dialog, ErrorState, Spinner, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { AgreementTick, Amount } from '../../wallet/index.ts';
import { stateTones, stateWords, type TreasureView } from '../treasure.ts';
import { TreasureCover } from '../TreasureCard/TreasureCover.tsx';
import { TreasureBody, TreasureFacts, TreasureNumbers } from './TreasureDialog.styles.ts';

export type TreasureDialogState =
  | { kind: 'loading' }
  /** There is none, or it could not be loaded; `reason` is a sentence for the member. */
  | { kind: 'missing' }
  | { kind: 'error'; reason: string }
  | {
      kind: 'ready';
      treasure: TreasureView;
      /** Vouchers of the reader. */
      vouchers: number;
      exchange:
        | { kind: 'idle' }
        | { kind: 'exchanging' }
        /** `reason` is a sentence for the member. */
        | { kind: 'refused'; reason: string }
        | { kind: 'done' };
    };

export interface TreasureDialogProps {
  state: TreasureDialogState;
  /** For spending vouchers (V35): the version that is read, and where. */
  agreement: { version: string; href: string };
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
  /** Where vouchers are bought, and where one comes back from. */
  vouchersHref: string;
  /** Only with the agreement ticked. */
  onExchange: () => void;
  onRetry: () => void;
  onClose: () => void;
}

/** One treasure in its whole, and exchanging vouchers for it (G711, S29). */
export function TreasureDialog({
  state,
  agreement,
  isAgreed,
  onAgree,
  vouchersHref,
  onExchange,
  onRetry,
  onClose,
}: TreasureDialogProps) {
  const { t } = useTranslation('treasures');
  const formats = useFormats();
  const [isTried, setIsTried] = useState(false);
  const isReady = state.kind === 'ready';
  const isExchanging = isReady && state.exchange.kind === 'exchanging';
  const closeUnlessExchanging = () => {
    if (!isExchanging) onClose();
  };
  const reasonOf = ({ state: stands, opensAt, numbers, limit }: TreasureView) => {
    if (stands === 'to_come') return t('dialog.reason.to_come', { at: formats.moment(opensAt) });
    if (stands === 'sold_out') return t('dialog.reason.sold_out');
    if (stands === 'ended') return t('dialog.reason.ended');
    return numbers.length >= limit ? t('dialog.reason.limit') : undefined;
  };
  const action = () => {
    if (!isReady || state.exchange.kind === 'done') return null;
    const { treasure, vouchers } = state;
    const reason = reasonOf(treasure);
    if (reason === undefined && vouchers < treasure.price)
      return (
        <ButtonLink tone="gold" fill="filled" href={vouchersHref}>
          {t('getVouchers')}
        </ButtonLink>
      );
    return (
      <Button
        tone="primary"
        fill="filled"
        busyLabel={isExchanging ? t('dialog.exchanging') : undefined}
        onClick={() => {
          setIsTried(true);
          if (isAgreed) onExchange();
        }}
        {...(reason !== undefined && { disabledReason: reason })}
      >
        {t('dialog.exchange', { count: treasure.price, n: formats.number(treasure.price) })}
      </Button>
    );
  };
  return (
    <Dialog
      isOpen
      onClose={closeUnlessExchanging}
      title={isReady ? state.treasure.name : t('titles.list')}
      closeLabel={t('dialog.close')}
      footer={
        <>
          <Button disabled={isExchanging} onClick={onClose}>
            {isReady && state.exchange.kind !== 'done' ? t('dialog.cancel') : t('dialog.close')}
          </Button>
          {action()}
        </>
      }
    >
      {state.kind === 'loading' && <Spinner label={t('loading')} />}
      {state.kind === 'missing' && <ErrorState title={t('missing')}>{t('missingText')}</ErrorState>}
      {state.kind === 'error' && (
        <ErrorState title={t('failed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {isReady && (
        <Whole {...state} reason={reasonOf(state.treasure)}>
          <AgreementTick
            agreement="service"
            {...agreement}
            isTicked={isAgreed}
            onTick={onAgree}
            isMissing={isTried}
          />
        </Whole>
      )}
    </Dialog>
  );
}

type WholeProps = Extract<TreasureDialogState, { kind: 'ready' }> & {
  /** Why it cannot be exchanged. */
  reason: string | undefined;
  /** AgreementTick. */
  children: ReactNode;
};

/** All that is known of it. */
function Whole({ treasure, vouchers, exchange, reason, children }: WholeProps) {
  const { t } = useTranslation('treasures');
  const formats = useFormats();
  const { price, stock, left, limit, opensAt, closesAt, state, numbers, description } = treasure;
  const isAsked = reason === undefined && exchange.kind !== 'done';
  const isShort = isAsked && vouchers < price;
  return (
    <TreasureBody>
      <TreasureCover {...treasure} />
      {exchange.kind === 'done' && (
        <Banner tone="success" title={t('dialog.done')}>
          {t('dialog.doneText')}
        </Banner>
      )}
      {exchange.kind === 'refused' && <Banner tone="danger">{exchange.reason}</Banner>}
      {numbers.length > 0 && (
        <TreasureNumbers>
          <h3>{t('numbers')}</h3>
          <ul>
            {numbers.map((number) => (
              <li key={number}>{t('number', { number })}</li>
            ))}
          </ul>
        </TreasureNumbers>
      )}
      <div>
        <Tag tone={stateTones[state]}>{t(stateWords[state])}</Tag>
      </div>
      <p>{description}</p>
      <TreasureFacts>
        <div>
          <dt>{t('dialog.price')}</dt>
          <dd>
            <Amount value={price} currency="DANGWU" />
          </dd>
        </div>
        <div>
          <dt>{t('balance')}</dt>
          <dd>
            <Amount value={vouchers} currency="DANGWU" />
          </dd>
        </div>
        <div>
          <dt>{t('dialog.stock')}</dt>
          <dd>{t('left', { n: formats.number(left), max: formats.number(stock) })}</dd>
        </div>
        <div>
          <dt>{t('dialog.limit')}</dt>
          <dd>{formats.number(limit)}</dd>
        </div>
        <div>
          <dt>{t('dialog.from')}</dt>
          <dd>{formats.dateTime(opensAt)}</dd>
        </div>
        <div>
          <dt>{t('dialog.until')}</dt>
          <dd>{formats.dateTime(closesAt)}</dd>
        </div>
      </TreasureFacts>
      {isShort && (
        <Banner tone="warning">
          {t('dialog.short', { have: formats.number(vouchers), missing: formats.number(price - vouchers) })}
        </Banner>
      )}
      {isAsked && !isShort && children}
      {isAsked && <small>{t('dialog.final')}</small>}
    </TreasureBody>
  );
}
