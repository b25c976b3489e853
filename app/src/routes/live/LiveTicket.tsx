import { rechargeChannels } from '@goldbean/contract/money';
import { ButtonLink } from '@goldbean/design-system/primitives';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { openTicket, ticketsState, TicketStage } from '../../features/live/tickets/index.ts';
import { setBeans, walletState } from '../../features/money/wallet/index.ts';
import { paths } from '../../shared/paths/index.ts';

export interface Locked {
  readonly liveId: string;
  /** It is a ticket that I lack. */
  readonly isLacking: boolean;
  /** Loads what the ticket opens. */
  readonly onBought: () => Promise<unknown>;
}

/**
 * Offers the ticket of a live session or a replay that is locked (S49).
 * @returns whether the stage is the ticket's: there is an offer, or may be one, which is not known yet
 */
export function useTicket({ liveId, isLacking, onBought }: Locked): boolean {
  const { isKnown, offer } = useSnapshot(ticketsState);
  useEffect(
    () => (isLacking ? openTicket(liveId, { onBalance: setBeans, onBought }) : undefined),
    [liveId, isLacking, onBought],
  );
  return isLacking && (!isKnown || offer !== null);
}

/** The locked stage; too few beans lead to the recharge, and from there back to this page (V05). */
export function LiveTicket({ liveId }: { readonly liveId: string }) {
  const { t } = useTranslation('live-room');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { wallet } = useSnapshot(walletState);
  return (
    <TicketStage
      balance={wallet?.beans ?? null}
      onRecharge={() =>
        void navigate(
          paths.pay.href({
            to: `${pathname}${search}`,
            channel: String(rechargeChannels.live),
            live_id: liveId,
          }),
        )
      }
      action={<ButtonLink href={paths.homepage.href()}>{t('home')}</ButtonLink>}
    />
  );
}
