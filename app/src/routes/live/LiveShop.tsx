import type { ShopView } from '@goldbean/design-system/live';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { OrderPanel } from '../../features/money/orders/index.ts';
import { loadGoods, payPageOf, ShopPanel } from '../../features/money/shop/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { connectionState } from '../../shared/socket/index.ts';
import { ironPanel } from './LiveIron.tsx';
import { useHeld } from './use-held.ts';

/** What the address of a room shows of its shop, and how it is changed: going back closes it (D91). */
export function useShopPanel(liveId: string): {
  /** `goods`, `cart`, `checkout` or the number of an order; empty while the shop is closed. */
  readonly panel: string;
  readonly showPanel: (panel: string) => void;
} {
  const [query] = useSearchParams();
  const go = useNavigate();
  const panel = query.get('panel') ?? '';
  const showPanel = useCallback(
    // One step back leads out of the shop, whatever was looked at in it.
    (shown: string) =>
      void go(paths.liveRoom.href({ live_id: liveId, panel: shown }), { replace: panel !== '' }),
    [go, liveId, panel],
  );
  return { panel, showPanel };
}

const beforeOrder: Readonly<Record<string, ShopView>> = {
  goods: 'goods',
  cart: 'cart',
  checkout: 'checkout',
};

/** Over the room: its shop, and the payment of what was ordered there (S49). */
export function LiveShop({ liveId }: { readonly liveId: string }) {
  const { panel, showPanel } = useShopPanel(liveId);
  const { t } = useTranslation('live-room');
  const { phase } = useSnapshot(connectionState);
  const held = useHeld();
  const view = panel === '' || panel === ironPanel ? null : (beforeOrder[panel] ?? 'order');
  const room = paths.liveRoom.href({ live_id: liveId });
  const showStock = useCallback(() => void loadGoods(), []);
  return (
    <ShopPanel
      view={view}
      onView={(shown) => showPanel(shown ?? '')}
      onOrdered={showPanel}
      heldReason={phase === 'connected' ? undefined : t('held.offline')}
      joinReason={held}
      order={
        <OrderPanel
          orderNo={panel}
          // The cashier comes back in a tab of its own, where no second picture of the room is to play.
          returnUrl={payPageOf(liveId, panel)}
          againHref={paths.liveRoom.href({ live_id: liveId, panel: 'cart' })}
          receiptHref={paths.pay.href({ order: panel, to: room, panel: 'receipt' })}
          onCredited={showStock}
        />
      }
    />
  );
}
