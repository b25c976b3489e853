import { LiveStage, TicketOffer } from '@goldbean/design-system/live';
import { InsufficientBalanceDialog } from '@goldbean/design-system/wallet';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { serverNow } from '../../../../shared/clock/index.ts';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { buyTicket, dismissShort } from '../tickets.actions.ts';
import { ticketsState } from '../tickets.state.ts';

export interface TicketStageProps {
  /** My beans; null until they are known. */
  readonly balance: number | null;
  /** Leads to the recharge (V05). */
  readonly onRecharge: () => void;
  /** What to do instead. */
  readonly action: ReactNode;
}

/**
 * The stage of the live session, or of its replay, that is locked before me, and the ticket that opens it (S49). It loads until
 * the ticket is known.
 */
export function TicketStage({ balance, onRecharge, action }: TicketStageProps) {
  const { offer, isBuying, failure, have } = useSnapshot(ticketsState);
  if (!offer) return <LiveStage state={{ kind: 'loading' }} title="" now={serverNow} />;
  const { live, beans, replay, over, mine } = offer;
  return (
    <>
      <LiveStage
        state={{ kind: 'ticket' }}
        title={live.name}
        now={serverNow}
        cover={live.background}
        action={
          <>
            <TicketOffer
              title={live.name}
              teacher={live.streamer.nickname}
              startsAt={live.start_time_ts}
              beans={beans}
              balance={balance}
              replay={replay}
              isForReplay={live.state === 'ended'}
              over={over}
              isRefunded={mine === 'refunded'}
              isBuying={isBuying}
              failure={failure && refusalWords(failure)}
              onBuy={() => void buyTicket()}
            />
            {action}
          </>
        }
      />
      <InsufficientBalanceDialog
        isOpen={have !== null}
        onClose={dismissShort}
        currency="BEAN"
        need={beans}
        have={have ?? 0}
        onRecharge={onRecharge}
      />
    </>
  );
}
