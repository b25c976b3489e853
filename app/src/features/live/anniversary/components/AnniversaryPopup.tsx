import { AnniversaryCoupon, type AnniversaryCouponState } from '@goldbean/design-system/live';
import { useSnapshot } from 'valtio';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { closeCoupon, takeCoupon } from '../anniversary.actions.ts';
import { anniversaryState } from '../anniversary.state.ts';

/** C021: the anniversary coupon over the room, until it is taken or put away. */
export function AnniversaryPopup() {
  const { coupon, isClosed, isTaking, failure, balance } = useSnapshot(anniversaryState);
  if (!coupon) return null;
  const state: AnniversaryCouponState =
    balance === null
      ? { kind: 'offered', isTaking, failure: failure && refusalWords(failure) }
      : { kind: 'taken', balance };
  return (
    <AnniversaryCoupon
      isOpen={!isClosed}
      state={state}
      name={coupon.name}
      beans={coupon.value}
      endsAt={coupon.ends_ts}
      onTake={() => void takeCoupon()}
      onClose={closeCoupon}
    />
  );
}
