import { GroupFinder, type GroupFinderState } from '@goldbean/design-system/chat';
import { ConfirmDialog } from '@goldbean/design-system/primitives';
import type { Language } from '@goldbean/locales';
import type { OpenGroup } from '@goldbean/contract/talk';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { formatMoment, refusalWords } from '../../../../shared/i18n/index.ts';
import {
  askToLeave,
  beginFinding,
  joinGroup,
  leaveAsked,
  moreGroups,
  retryFinding,
  stay,
} from '../group-joining.actions.ts';
import { groupJoiningState } from '../group-joining.state.ts';
import { beginOpening, endOpening } from '../opening.actions.ts';
import { OpenGroupDialog } from './OpenGroupDialog.tsx';

export interface GroupFindingProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The member has entered or left a group. */
  readonly onChanged: () => void;
  /** Goes to a group that the member is in. */
  readonly onOpen: (groupId: string) => void;
}

/** The dialog in which a member finds study, fan and large groups, enters and leaves them (T11). */
export function GroupFinding({ isOpen, onClose, onChanged, onOpen }: GroupFindingProps) {
  const { t, i18n } = useTranslation('chat');
  const { rows, joining, refusal, toLeave, isLeaving, own } = useSnapshot(groupJoiningState);
  useEffect(() => (isOpen ? beginFinding() : undefined), [isOpen]);

  const state = (): GroupFinderState => {
    if (rows.phase === 'loading') return { kind: 'loading' };
    if (rows.phase === 'failed') return { kind: 'failed', onRetry: () => void retryFinding() };
    const groups = (rows.list as readonly OpenGroup[]).map((group) => ({
      ...group,
      id: group.group_id,
      fanLevel: group.fan_level,
      isJoined: group.joined,
    }));
    return { kind: 'ready', groups, hasMore: groups.length < rows.total, isLoadingMore: rows.isLoadingMore };
  };
  const wordsOf = ({ msgKey, until, level }: NonNullable<typeof refusal>): string => {
    if (level) return t('finder.levelTooLow', { mine: level.mine, level: level.asked });
    if (until === null) return refusalWords(msgKey);
    return `${refusalWords(msgKey)} (${t('finder.until', { time: formatMoment(i18n.language as Language, until) })})`;
  };
  const told = async (action: Promise<boolean>) => {
    if (await action) onChanged();
  };
  return (
    <>
      <GroupFinder
        isOpen={isOpen}
        state={state()}
        joining={joining}
        refusal={refusal && { id: refusal.id, words: wordsOf(refusal) }}
        onJoin={({ id }) => void told(joinGroup(id))}
        onEnter={({ id }) => {
          onClose();
          onOpen(id);
        }}
        onLeave={({ id }) => askToLeave(id)}
        onMore={() => void moreGroups()}
        {...(own.length > 0 && { onNew: beginOpening })}
        onClose={() => {
          endOpening();
          onClose();
        }}
      />
      <OpenGroupDialog onOpened={onChanged} />
      <ConfirmDialog
        isOpen={isOpen && toLeave !== null}
        title={t('finder.leaveAsk', { name: toLeave?.name ?? '' })}
        confirmLabel={t('finder.leave')}
        cancelLabel={t('notice.cancel')}
        closeLabel={t('finder.close')}
        tone="danger"
        busyLabel={isLeaving ? t('finder.leave') : undefined}
        onConfirm={() => void told(leaveAsked())}
        onCancel={stay}
      >
        {t(toLeave?.kind === 'fan' ? 'finder.leaveLocked' : 'finder.leaveHint')}
      </ConfirmDialog>
    </>
  );
}
