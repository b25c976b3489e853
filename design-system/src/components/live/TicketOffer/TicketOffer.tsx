import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { AmountFacts } from '../../wallet/index.ts';
import { OfferRoot } from './TicketOffer.styles.ts';

export interface TicketOfferProps {
  /** Name of the live session. */
  title: string;
  teacher: string;
  /** When it begins or began, UTC ms. */
  startsAt: number;
  /** Price in beans. */
  beans: number;
  /** My beans; null until they are known. */
  balance: number | null;
  /** `days`: how long the replay stays; null where that is not limited. */
  replay: { mode: 'permanent' | 'limited' | 'none'; days: number | null };
  /** It is over: the ticket opens its replay, and is paid at once. */
  isForReplay?: boolean;
  /** Why no ticket is sold any more; null while one is. */
  over: 'ended' | 'stopped' | null;
  /** I had one, and its beans were given back. */
  isRefunded?: boolean;
  isBuying?: boolean;
  /** Why it was not bought, as a sentence; empty when nothing failed. */
  failure?: string;
  onBuy: () => void;
}

const replayKeys = { permanent: 'ticket.replay.permanent', none: 'ticket.replay.none' } as const;
const overKeys = { ended: 'ticket.over.ended', stopped: 'ticket.over.stopped' } as const;

/** What a ticket of a live session costs and opens, on its stage, and the button that buys it (S49). */
export function TicketOffer({
  title,
  teacher,
  startsAt,
  beans,
  balance,
  replay,
  isForReplay = false,
  over,
  isRefunded = false,
  isBuying = false,
  failure = '',
  onBuy,
}: TicketOfferProps) {
  const { t } = useTranslation('live-stage');
  const formats = useFormats();
  const days = replay.days ?? 0;
  const replayWords =
    replay.mode === 'limited'
      ? t('ticket.replay.limited', { days: t('days', { count: days, n: formats.number(days) }) })
      : t(replayKeys[replay.mode]);
  return (
    <OfferRoot>
      <strong>{title}</strong>
      <p>
        {teacher} · <time dateTime={new Date(startsAt).toISOString()}>{formats.moment(startsAt)}</time>
      </p>
      {isRefunded && <p role="status">{t('ticket.refunded')}</p>}
      {over === null ? (
        <>
          <AmountFacts
            facts={[
              { label: t('ticket.price'), value: beans, currency: 'BEAN', isMain: true },
              ...(balance === null
                ? []
                : [{ label: t('ticket.balance'), value: balance, currency: 'BEAN' as const }]),
            ]}
          />
          <Button
            tone="gold"
            fill="filled"
            size="large"
            busyLabel={isBuying ? t('ticket.buying') : undefined}
            onClick={onBuy}
          >
            {t('ticket.buy')}
          </Button>
          {failure !== '' && <p role="alert">{failure}</p>}
          <small>
            {replayWords} · {isForReplay ? t('ticket.atOnce') : t('ticket.held')}
          </small>
        </>
      ) : (
        <p>{t(overKeys[over])}</p>
      )}
    </OfferRoot>
  );
}
