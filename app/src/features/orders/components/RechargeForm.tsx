import { styled } from '@goldbean/design-system/styling';
import { payTypes, type AgreementName } from '@goldbean/contract';
import { Button, Card } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { AgreementTick, PayMethodPicker, RechargeGrid } from '@goldbean/design-system/wallet';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords, formatMoney } from '../../../shared/i18n/index.ts';
import { paths } from '../../../shared/paths/index.ts';
import { session } from '../../../shared/session/index.ts';
import type { OrderWish, Region, Scene } from '../orders.service.ts';
import { ordersState } from '../orders.state.ts';
import { loadMethods, loadOffer, placeOrder } from '../recharge.actions.ts';
import { canSell, gridState, payMethodOptions } from './recharge-view.ts';

const Form = styled(Card)`
  display: grid;
  gap: ${tokens.space[6]};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${tokens.space[4]};

  & strong {
    font-size: ${tokens.font.size.heading};
    font-variant-numeric: tabular-nums;
  }
`;

/** Where the text of each agreement stands. */
const agreementPaths: Readonly<Record<AgreementName, string>> = {
  pay: paths.payAgreement.href(),
  payOverseas: paths.payAgreementOverseas.href(),
  coins: paths.coinAgreement.href(),
  exchange: paths.exchangeAgreement.href(),
  service: paths.serviceAgreement.href(),
};

export interface RechargeFormProps {
  readonly scene: Scene;
  /** Of beans; left out, the member's own. */
  readonly region?: Region;
  /** Cards only: the page of members overseas (/hwStripe). */
  readonly isCardOnly?: boolean;
  /** K29: where the recharge began. */
  readonly channel: number;
  /** The lesson it began in, or empty. */
  readonly liveId: string;
  readonly onOrdered: (orderNo: string) => void;
}

/** A pack, the agreement, a way to pay, and the order (S24, V35). */
export function RechargeForm({ scene, region, isCardOnly, channel, liveId, onOrdered }: RechargeFormProps) {
  const { t } = useTranslation(['orders', 'recharge', 'errors']);
  const { lang } = useSnapshot(session);
  const { offer, methods, isOrdering } = useSnapshot(ordersState);
  const [packId, setPackId] = useState<string | null>(null);
  const [payType, setPayType] = useState<OrderWish['payType'] | null>(isCardOnly ? payTypes.card : null);
  const [isTicked, setIsTicked] = useState(false);

  useEffect(() => {
    void loadOffer(scene, region);
  }, [scene, region]);

  const ready = offer.kind === 'ready' ? offer.value : null;
  const pack = ready?.packs.find(({ id }) => id === packId) ?? null;
  const offered = methods.filter(
    ({ type, why }) => canSell(type, why) && (!isCardOnly || type === payTypes.card),
  );
  const isOpen = offered.some(({ type, enabled }) => type === payType && enabled);

  const missing = () => {
    if (!pack) return t('choose.pack');
    if (!isOpen) return t('choose.method');
    return isTicked ? undefined : t('errors:request.agreement_required');
  };

  const order = async () => {
    if (!pack || !ready || payType === null || missing() !== undefined) return;
    const agreementVersion = ready.agreement.version;
    const orderNo = await placeOrder({ scene, packId: pack.id, payType, channel, liveId, agreementVersion });
    if (orderNo !== null) onOrdered(orderNo);
  };

  return (
    <Form padding="large">
      <RechargeGrid
        state={gridState(offer, errorWords)}
        selected={packId}
        onSelect={({ id }) => {
          setPackId(id);
          const chosen = ready?.packs.find((one) => one.id === id);
          if (chosen) void loadMethods(scene, chosen);
        }}
        onRetry={() => void loadOffer(scene, region)}
      />
      {pack && methods.length > 0 && (
        <PayMethodPicker
          options={payMethodOptions(offered)}
          selected={offered.find(({ type }) => type === payType)?.name ?? null}
          onSelect={(name) => {
            const type = offered.find((one) => one.name === name)?.type;
            if (type !== undefined && type !== payTypes.apple && type !== payTypes.dangwu) setPayType(type);
          }}
        />
      )}
      {ready && (
        <AgreementTick
          agreement={ready.agreement.name}
          version={ready.agreement.version}
          href={agreementPaths[ready.agreement.name]}
          isTicked={isTicked}
          onTick={setIsTicked}
        />
      )}
      {ready && (
        <Foot>
          {pack && (
            <>
              <span>{t('recharge:order.amount')}</span>
              <strong>{formatMoney(lang, pack.price, pack.money)}</strong>
            </>
          )}
          <Button
            tone="primary"
            fill="filled"
            size="large"
            disabledReason={missing()}
            busyLabel={isOrdering ? t('ordering') : undefined}
            onClick={() => void order()}
          >
            {t('submit')}
          </Button>
        </Foot>
      )}
    </Form>
  );
}
