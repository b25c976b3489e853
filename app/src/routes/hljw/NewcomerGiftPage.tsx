import { useCallback, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { NewcomerGift, openRewards } from '../../features/money/rewards/index.ts';
import { loadWallet } from '../../features/money/wallet/index.ts';
import { returnPath } from '../../shared/paths/index.ts';

/** /hljw/gameOfWealth/newsUserGifts (S28): claimed once; then it leads on by itself after 3 s (K19). */
export function NewcomerGiftPage() {
  const go = useNavigate();
  const [query] = useSearchParams();
  const to = query.get('to');
  useEffect(() => openRewards({ onPaid: () => void loadWallet() }), []);
  const leave = useCallback(() => void go(returnPath(to), { replace: true }), [go, to]);
  return <NewcomerGift onLeave={leave} />;
}
