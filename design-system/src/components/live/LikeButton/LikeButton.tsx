import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HeartIcon, Tooltip, VisuallyHidden } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { useReducedMotion } from '../../motion/index.ts';
import { createHeartBurst, type HeartBurst } from './heart-burst.ts';
import { BurstBox, LikePress, LikeRoot } from './LikeButton.styles.ts';

export interface LikeButtonHandle {
  /** Lets hearts rise for the likes of others. */
  burst: (count: number) => void;
}

export interface LikeButtonProps {
  /** Likes of all so far. */
  total: number;
  /** One press, one like; the owner gathers them for a second before it calls. */
  onLike: () => void;
  /** Why liking is not possible now. */
  disabledReason?: string;
  ref?: Ref<LikeButtonHandle>;
}

/** Likes the live session, as often as one wishes. Hearts rise, unless the member asked for less motion. */
export function LikeButton({ total, onLike, disabledReason, ref }: LikeButtonProps) {
  const { t } = useTranslation('live-room');
  const formats = useFormats();
  const isReduced = useReducedMotion();
  const box = useRef<HTMLDivElement>(null);
  const burst = useRef<HeartBurst>(null);

  useEffect(() => {
    if (!box.current || isReduced) return undefined;
    const created = createHeartBurst(box.current);
    burst.current = created;
    return () => {
      burst.current = null;
      created.stop();
    };
  }, [isReduced]);

  useImperativeHandle(ref, () => ({ burst: (count) => burst.current?.rise(count) }), []);

  const press = () => {
    if (disabledReason !== undefined) return;
    burst.current?.rise(1);
    onLike();
  };

  const like = (
    <LikePress type="button" aria-disabled={disabledReason !== undefined || undefined} onClick={press}>
      <HeartIcon aria-hidden="true" />
      <VisuallyHidden>{t('like')} </VisuallyHidden>
      <span aria-hidden="true">{formats.compact(total)}</span>
      <VisuallyHidden>{t('likes', { count: total, n: formats.number(total) })}</VisuallyHidden>
    </LikePress>
  );

  return (
    <LikeRoot>
      <BurstBox ref={box} aria-hidden="true" />
      {disabledReason === undefined ? like : <Tooltip text={disabledReason}>{like}</Tooltip>}
    </LikeRoot>
  );
}
