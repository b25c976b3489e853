import { ButtonLink, Tabs } from '@goldbean/design-system/primitives';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import {
  OrderHistory,
  OrderPanel,
  OrderReceipt,
  RechargeForm,
  UnpaidOrder,
  type Scene,
} from '../../features/orders/index.ts';
import { loadLots, loadWallet } from '../../features/wallet/index.ts';
import { session } from '../../shared/session/index.ts';
import { Page, PageHeading } from './PageHeading.tsx';
import { useRechargeQuery, type RechargePath, type RechargeQuery } from './recharge-query.ts';

export interface RechargeProps {
  readonly page: RechargePath;
  /** Cards of members overseas only. */
  readonly isCardOnly?: boolean;
}

/** Beans and coins for money: the form, or the order that was made of it (S24). */
export function Recharge({ page, isCardOnly = false }: RechargeProps) {
  const { t } = useTranslation('orders');
  const query = useRechargeQuery(page);
  return (
    <Page>
      <PageHeading
        title={isCardOnly ? t('card.title') : t('title')}
        lead={isCardOnly ? t('card.lead') : t('lead')}
      >
        {query.backTo !== null && <ButtonLink href={query.backTo}>{t('back')}</ButtonLink>}
      </PageHeading>
      {query.orderNo === '' ? <NewOrder query={query} isCardOnly={isCardOnly} /> : <TheOrder query={query} />}
    </Page>
  );
}

interface PartProps {
  readonly query: RechargeQuery;
}

function NewOrder({ query, isCardOnly }: PartProps & { readonly isCardOnly: boolean }) {
  const { t } = useTranslation(['orders', 'wallet']);
  const go = useNavigate();
  const { ishw } = useSnapshot(session);
  const [scene, setScene] = useState<Scene>('beans');
  const form = (
    <RechargeForm
      key={scene}
      scene={scene}
      isCardOnly={isCardOnly}
      {...(isCardOnly && { region: 'overseas' })}
      channel={query.channel}
      liveId={query.liveId}
      onOrdered={(orderNo) => void go(query.orderHref(orderNo))}
    />
  );
  return (
    <>
      <UnpaidOrder orderHref={query.orderHref} />
      {ishw || isCardOnly ? (
        <Tabs
          label={t('what')}
          selected={scene}
          onSelect={setScene}
          items={[
            { key: 'beans', label: t('wallet:currency.BEAN') },
            { key: 'coins', label: t('wallet:currency.COIN') },
          ]}
        >
          {form}
        </Tabs>
      ) : (
        form
      )}
      <OrderHistory orderHref={query.orderHref} />
    </>
  );
}

function TheOrder({ query }: PartProps) {
  const { t } = useTranslation('orders');
  const go = useNavigate();
  const orderHref = query.orderHref(query.orderNo);
  const showBalances = useCallback(() => {
    void loadWallet();
    void loadLots();
  }, []);
  return (
    <>
      <OrderPanel
        orderNo={query.orderNo}
        returnUrl={new URL(orderHref, window.location.origin).href}
        againHref={query.newHref}
        receiptHref={query.receiptHref}
        onCredited={showBalances}
      />
      <div>
        <ButtonLink href={query.newHref}>{t('another')}</ButtonLink>
      </div>
      <OrderReceipt isOpen={query.isReceipt} onClose={() => void go(orderHref, { replace: true })} />
    </>
  );
}
