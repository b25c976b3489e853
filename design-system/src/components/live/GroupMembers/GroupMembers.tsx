import { useTranslation } from 'react-i18next';
import { Avatar, Button, Dialog, ErrorState, Spinner, Tag } from '../../../primitives/index.ts';
import { memberClass, MemberRows, MembersMore } from './GroupMembers.styles.ts';

/** Who is in a group purchase (C094). */
export interface PurchaseMemberView {
  uid: string;
  nickname: string;
  /** Address of the picture, or empty. */
  img: string;
  hasPaid: boolean;
}

export type PurchaseMembersState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** First come first. */
  | { kind: 'ready'; members: readonly PurchaseMemberView[]; hasMore: boolean; isLoadingMore?: boolean };

export interface GroupMembersProps {
  /** Name of what they buy together; null while nobody asks who they are. */
  product: string | null;
  state: PurchaseMembersState;
  onRetry: () => void;
  onMore: () => void;
  onClose: () => void;
}

/** Over the shop: who has joined a group purchase. */
export function GroupMembers({ product, state, onRetry, onMore, onClose }: GroupMembersProps) {
  const { t } = useTranslation(['live-tools', 'actions']);
  return (
    <Dialog
      isOpen={product !== null}
      onClose={onClose}
      size="small"
      title={product !== null && t('group.membersTitle', { product })}
      closeLabel={t('actions:close')}
    >
      {state.kind === 'loading' && <Spinner label={t('group.membersLoading')} />}
      {state.kind === 'error' && (
        <ErrorState title={t('group.membersFailed')} retry={{ label: t('product.retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && (
        <MemberRows>
          {state.members.map(({ uid, nickname, img, hasPaid }) => (
            <li key={uid} className={memberClass}>
              <Avatar name={nickname} src={img} size="small" />
              <span>{nickname}</span>
              {hasPaid && <Tag tone="success">{t('group.paid')}</Tag>}
            </li>
          ))}
        </MemberRows>
      )}
      {state.kind === 'ready' && state.hasMore && (
        <MembersMore>
          <Button
            size="small"
            fill="quiet"
            busyLabel={state.isLoadingMore ? t('group.membersLoading') : undefined}
            onClick={onMore}
          >
            {t('wish.more')}
          </Button>
        </MembersMore>
      )}
    </Dialog>
  );
}
