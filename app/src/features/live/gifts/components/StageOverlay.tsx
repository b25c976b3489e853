import { GiftBannerStack, type GiftBannerStackHandle } from '@goldbean/design-system/gifts';
import { BarrageLayer, type BarrageLayerHandle } from '@goldbean/design-system/live';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { barrageState, isShown } from '../../../../shared/barrage/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { effectsState } from '../effects.ts';
import { onBarrage, onGift } from '../gifts.actions.ts';

/** What flies and stands over the picture: comments and gifts. Nothing renders when one comes. */
export function StageOverlay({ isPaused }: { readonly isPaused: boolean }) {
  const { settings } = useSnapshot(barrageState);
  const effects = useSnapshot(effectsState);
  const comments = useRef<BarrageLayerHandle>(null);
  const banners = useRef<GiftBannerStackHandle>(null);

  useEffect(
    () =>
      onBarrage(({ event_id, text, user: { uid } }) => {
        const isOwn = uid === session.userBaseInfo?.uid;
        if (isOwn || isShown(barrageState.settings, { uid, text }))
          comments.current?.push({ id: event_id, text, isOwn });
      }),
    [],
  );
  useEffect(
    () =>
      onGift(({ combo, user, gift }) =>
        banners.current?.push({ comboId: combo.id, sender: user, gift, count: combo.n }),
      ),
    [],
  );

  return (
    <>
      <BarrageLayer ref={comments} settings={settings} isPaused={isPaused} />
      <GiftBannerStack ref={banners} isQuiet={!effects.isOn} />
    </>
  );
}
