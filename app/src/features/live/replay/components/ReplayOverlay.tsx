import { GiftBannerStack, type GiftBannerStackHandle } from '@goldbean/design-system/gifts';
import {
  BarrageLayer,
  type BarrageLayerHandle,
  type BarrageLayerSettings,
} from '@goldbean/design-system/live';
import { useEffect, useRef } from 'react';
import { isShown } from '../../../../shared/barrage/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { onShown } from '../replay.actions.ts';

export interface ReplayOverlayProps {
  readonly settings: BarrageLayerSettings;
  readonly isPaused: boolean;
  /** Gifts come without motion. */
  readonly isQuiet: boolean;
}

/** Comments and gifts over a recording, at the moments they came (N02). */
export function ReplayOverlay({ settings, isPaused, isQuiet }: ReplayOverlayProps) {
  const comments = useRef<BarrageLayerHandle>(null);
  const banners = useRef<GiftBannerStackHandle>(null);
  useEffect(
    () =>
      onShown({
        show: ({ data }) => {
          const given = data.kind === 'gift' ? [data] : data.kind === 'gifts' ? data.list : [];
          for (const { combo, user, gift } of given)
            banners.current?.push({ comboId: combo.id, sender: user, gift, count: combo.n });
          if (data.kind !== 'barrage') return;
          const { event_id: id, text, user } = data;
          const isOwn = user.uid === session.userBaseInfo?.uid;
          if (isOwn || isShown(settings, { uid: user.uid, text }))
            comments.current?.push({ id, text, isOwn });
        },
        clear: () => comments.current?.clear(),
      }),
    [settings],
  );
  return (
    <>
      <BarrageLayer ref={comments} settings={settings} isPaused={isPaused} />
      <GiftBannerStack ref={banners} isQuiet={isQuiet} />
    </>
  );
}
