import { useTranslation } from 'react-i18next';
import {
  Avatar,
  Button,
  CrownIcon,
  Drawer,
  EmptyState,
  ErrorState,
  Skeleton,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import type { IronMembershipState } from '../IronFanPlans/iron-fan.ts';
import { IronRow, IronRows } from '../IronMemberships/IronMemberships.styles.ts';
import { MembershipWords } from '../IronMemberships/MembershipWords.tsx';

/** An iron fan of the channel. */
export interface IronMemberRow {
  uid: string;
  nickname: string;
  /** Address of the portrait, or empty. */
  img: string;
  state: IronMembershipState;
}

export type IronMembersState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string }
  | { kind: 'ready'; rows: readonly IronMemberRow[]; hasMore: boolean; isLoadingMore?: boolean };

export interface IronMembersProps {
  isOpen: boolean;
  state: IronMembersState;
  /** Asks how long and why. */
  onExtend: (member: IronMemberRow) => void;
  onMore: () => void;
  onRetry: () => void;
  onClose: () => void;
}

/** Iron fans of a channel, for those who run it: how each stands, and the extension by hand (T12). */
export function IronMembers({ isOpen, state, onExtend, onMore, onRetry, onClose }: IronMembersProps) {
  const { t } = useTranslation('fans');
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('staff.title')} closeLabel={t('close')} size="large">
      {state.kind === 'loading' && (
        <>
          <VisuallyHidden as="output">{t('staff.loading')}</VisuallyHidden>
          <Skeleton shape="block" height="160px" />
        </>
      )}
      {state.kind === 'failed' && (
        <ErrorState title={t('staff.failed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && state.rows.length === 0 && (
        <EmptyState icon={<CrownIcon aria-hidden="true" />} title={t('staff.empty')}>
          {t('staff.emptyHint')}
        </EmptyState>
      )}
      {state.kind === 'ready' && state.rows.length > 0 && (
        <IronRows>
          {state.rows.map((member) => (
            <IronRow key={member.uid}>
              <Avatar name={member.nickname} src={member.img} size="medium" />
              <MembershipWords name={member.nickname} state={member.state} />
              <Button
                size="small"
                aria-label={t('staff.extendOf', { name: member.nickname })}
                onClick={() => onExtend(member)}
              >
                {t('staff.extend')}
              </Button>
            </IronRow>
          ))}
          {state.hasMore && (
            <li>
              <Button busyLabel={state.isLoadingMore ? t('staff.loading') : undefined} onClick={onMore}>
                {t('staff.more')}
              </Button>
            </li>
          )}
        </IronRows>
      )}
    </Drawer>
  );
}
