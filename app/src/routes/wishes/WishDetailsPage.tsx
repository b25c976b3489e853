import { openWishStatuses } from '@goldbean/contract/wishes';
import { ButtonLink } from '@goldbean/design-system/primitives';
import { WishScreen } from '@goldbean/design-system/screens/wishes';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { identityState } from '../../features/people/identity/index.ts';
import { WishTalk } from '../../features/wishes/wish-comments/index.ts';
import { WishDesk, WishReply } from '../../features/wishes/wish-desk/index.ts';
import { FollowWish } from '../../features/wishes/wish-messages/index.ts';
import { Voters } from '../../features/wishes/wish-votes/index.ts';
import {
  openWish,
  takeHearing,
  takeWish,
  TheWish,
  useWishEvents,
  WishHistory,
  wishState,
} from '../../features/wishes/wishes/index.ts';
import { notify } from '../../shared/notices/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';
import { WishPacks } from './WishPacks.tsx';
import { WishRefused } from './WishRefused.tsx';

/** /hljw/wishDetails (S10): one wish, its votes and packs, its history, its answer, and what is said of it. */
export function WishDetailsPage() {
  const { t } = useTranslation('wishes');
  const go = useNavigate();
  const [fields] = useSearchParams();
  const wishId = fields.get('wish_id') ?? '';
  const { detail, error } = useSnapshot(wishState);
  const { roles } = useSnapshot(identityState);
  const { userBaseInfo } = useSnapshot(session);
  const viewsOf = useWishEvents();
  useEffect(() => openWish(wishId), [wishId]);

  const wish = detail?.wish;
  const heads = roles.includes('product_head') || roles.includes('admin');
  const isMerged = wish?.merged_into != null;
  const isOpen = wish !== undefined && !isMerged && openWishStatuses.includes(wish.status);
  return (
    <WishScreen
      title={wish?.title ?? t('titles.details')}
      actions={
        <>
          {detail && <FollowWish wishId={wishId} hears={detail.my.hears} onHears={takeHearing} />}
          <ButtonLink href={paths.wishes.href()}>{t('toPool')}</ButtonLink>
        </>
      }
      refused={error === null ? undefined : <WishRefused error={error} />}
      wish={
        <TheWish
          onWithdrawn={() => {
            notify('success', t('withdraw.done'));
            void go(paths.myWishes.href(), { replace: true });
          }}
        />
      }
      answer={
        detail && (
          <WishReply read={detail} mayWrite={heads && !isMerged} viewsOf={viewsOf} onWish={takeWish} />
        )
      }
      history={<WishHistory />}
      comments={detail && <WishTalk wishId={wishId} isClosed={isMerged} />}
      handling={
        heads &&
        detail && (
          <WishDesk
            read={detail}
            isOwn={detail.wish.author.uid === userBaseInfo?.uid}
            viewsOf={viewsOf}
            onWish={takeWish}
          />
        )
      }
      packs={
        isOpen && (
          <WishPacks
            wishId={wishId}
            title={wish.title}
            hrefOf={(pack) => paths.wishDetails.href({ wish_id: wishId, pack })}
          />
        )
      }
      voters={detail && <Voters wishId={wishId} levels={detail.levels} />}
    />
  );
}
