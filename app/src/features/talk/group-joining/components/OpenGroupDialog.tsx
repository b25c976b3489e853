import { groupJoiningLimits, groupLimits, groupName } from '@goldbean/contract/talk';
import { GroupOpening, type GroupOpeningValues } from '@goldbean/design-system/chat';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { notify } from '../../../../shared/notices/index.ts';
import { groupJoiningState } from '../group-joining.state.ts';
import { endOpening, openNewGroup } from '../opening.actions.ts';

/** V16, by the contract's own rule; further letters are for the server to refuse (D34). */
function nameError(name: string): string {
  const [issue] = groupName().safeParse(name).error?.issues ?? [];
  return issue ? refusalWords(issue.message) : '';
}

const most = {
  study: groupJoiningLimits.studyGroupMembers,
  fan: groupJoiningLimits.fanGroupMembers,
  large: groupJoiningLimits.largeGroupMembers,
} as const;

interface OpenGroupDialogProps {
  readonly onOpened: () => void;
}

/** Who owns a channel opens a group of it (G230). */
export function OpenGroupDialog({ onOpened }: OpenGroupDialogProps) {
  const { t } = useTranslation('chat');
  const { own, opening } = useSnapshot(groupJoiningState);
  const save = async (values: GroupOpeningValues) => {
    if (!(await openNewGroup(values))) return;
    notify('success', t('opening.saved'));
    onOpened();
  };
  return (
    <GroupOpening
      isOpen={opening !== null}
      channels={own.map(({ channel_id: id, name }) => ({ id, name }))}
      fewest={groupJoiningLimits.groupMembersMin}
      most={most}
      fanLevelMost={groupJoiningLimits.fanLevelMost}
      nameLimit={groupLimits.nameCharacters}
      nameError={nameError}
      isSaving={opening?.isSaving ?? false}
      refusal={opening && opening.msgKey !== '' ? refusalWords(opening.msgKey) : ''}
      onSave={(values) => void save(values)}
      onClose={endOpening}
    />
  );
}
