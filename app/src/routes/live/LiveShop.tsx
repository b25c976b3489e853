import type { ShopView } from '@goldbean/design-system/live';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { OrderPanel } from '../../features/money/orders/index.ts';
import { loadGoods, payPageOf, ShopPanel } from '../../features/money/shop/index.ts';
import { panelOverAll, paths } from '../../shared/paths/index.ts';
import { connectionState } from '../../shared/socket/index.ts';
import { ironPanel } from './LiveIron.tsx';

/** Where the shop of a live session stands: in its room, or with its replay, whose address has the same fields. */
type ShopPlace = typeof paths.liveRoom;

/** What the address of its place shows of the shop, and how it is changed: going back closes it (D91). */
export function useShopPanel(
  liveId: string,
  place: ShopPlace,
): {
  /** `goods`, `cart`, `checkout` or the number of an order; empty while the shop is closed. */
  readonly panel: string;
  readonly showPanel: (panel: string) => void;
} {
  const [query] = useSearchParams();
  const go = useNavigate();
  // A panel over whichever page is none of the shop's (D91).
  const panel = panelOverAll(query) ? '' : (query.get('panel') ?? '');
  const showPanel = useCallback(
    // One step back leads out of the shop, whatever was looked at in it.
    (shown: string) => void go(place.href({ live_id: liveId, panel: shown }), { replace: panel !== '' }),
    [go, liveId, place, panel],
  );
  return { panel, showPanel };
}

const beforeOrder: Readonly<Record<string, ShopView>> = {
  goods: 'goods',
  cart: 'cart',
  checkout: 'checkout',
};

export interface LiveShopProps {
  readonly liveId: string;
  readonly place: ShopPlace;
  /** Why no group can be joined now. */
  readonly joinReason: string | undefined;
}

/** Over the room or the replay: its shop, and the payment of what was ordered there (S49). */
export function LiveShop({ liveId, place, joinReason }: LiveShopProps) {
  const { panel, showPanel } = useShopPanel(liveId, place);
  const { t } = useTranslation('live-room');
  const { phase } = useSnapshot(connectionState);
  const view = panel === '' || panel === ironPanel ? null : (beforeOrder[panel] ?? 'order');
  const showStock = useCallback(() => void loadGoods(), []);
  return (
    <ShopPanel
      view={view}
      onView={(shown) => showPanel(shown ?? '')}
      onOrdered={showPanel}
      disabledReason={phase === 'connected' ? undefined : t('held.offline')}
      joinReason={joinReason}
      order={
        <OrderPanel
          orderNo={panel}
          // The cashier comes back in a tab of its own, where no second picture is to play.
          returnUrl={payPageOf(place.href({ live_id: liveId }), panel)}
          againHref={place.href({ live_id: liveId, panel: 'cart' })}
          receiptHref={paths.pay.href({
            order: panel,
            to: place.href({ live_id: liveId }),
            panel: 'receipt',
          })}
          onCredited={showStock}
        />
      }
    />
  );
}
