import { Button } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { IronPlansPanel } from '../../features/live/iron-fans/index.ts';
import { paths } from '../../shared/paths/index.ts';

/** What the address of a room or a replay says while its channel's plans lie over it (D91). */
export const ironPanel = 'iron';

/** Where the plans lie over a live session: its room, or its replay, whose address has the same fields. */
type IronPlace = typeof paths.liveRoom;

interface BecomeIronFanProps {
  readonly liveId: string;
  readonly place: IronPlace;
}

/** N05: the nearest way into a live session for iron fans, or its replay. */
export function BecomeIronFan({ liveId, place }: BecomeIronFanProps) {
  const { t } = useTranslation('live-room');
  const go = useNavigate();
  return (
    <Button
      tone="primary"
      fill="filled"
      onClick={() => void go(place.href({ live_id: liveId, panel: ironPanel }))}
    >
      {t('ironFan.join')}
    </Button>
  );
}

interface LiveIronProps extends BecomeIronFanProps {
  /** Whose plans; null while it is not known. */
  readonly channelId: string | null;
  /** It is what I lack to be let in. */
  readonly isLocked: boolean;
  /** Opens what the membership opens (P10). */
  readonly onPaid: () => void;
}

/** The plans of the channel over its room or replay; what they open is there as soon as they are paid (P10). */
export function LiveIron({ liveId, place, channelId, isLocked, onPaid }: LiveIronProps) {
  const go = useNavigate();
  const [query] = useSearchParams();
  const href = place.href({ live_id: liveId });
  return (
    <IronPlansPanel
      channelId={query.get('panel') === ironPanel ? channelId : null}
      back={href}
      onClose={() => void go(href, { replace: true })}
      onOrdered={(order) => void go(paths.pay.href({ order, to: href }))}
      onPaid={() => {
        // In at once.
        if (isLocked) void go(href, { replace: true });
        onPaid();
      }}
      onRecharge={() => void go(paths.pay.href({ to: href }))}
    />
  );
}
