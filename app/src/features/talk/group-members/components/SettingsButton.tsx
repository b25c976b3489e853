import { fitsNameLetters, groupJoiningLimits, groupLimits, groupName } from '@goldbean/contract/talk';
import { GroupSettings, type GroupSettingsValues } from '@goldbean/design-system/chat';
import { ConfirmDialog, IconButton, SettingsIcon } from '@goldbean/design-system/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { notify } from '../../../../shared/notices/index.ts';
import { dissolveGroup, saveSettings } from '../group-info.actions.ts';
import { groupMembersState } from '../group-members.state.ts';

/** V16, by the contract's own rule: what is wrong with a name, in words. @param isFurther the switch of D34 */
function nameError(name: string, isFurther: boolean): string {
  const { data = '', error } = groupName().safeParse(name);
  const [issue] = error?.issues ?? [];
  if (issue) return refusalWords(issue.message);
  return fitsNameLetters(data, isFurther) ? '' : refusalWords('group.name_letters');
}

/** What the staff decide about their class; nothing for others. */
export function SettingsButton() {
  const { t } = useTranslation('chat');
  const { info } = useSnapshot(groupMembersState);
  const [isOpen, setIsOpen] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  if (!info || info.my.room_role === 'member' || info.group.dissolved) return null;
  const { kind, name, read_only: isReadOnly, slow, fan_level: fanLevel } = info.group;
  // Its head and administrators; a lecturer is of the staff without being either.
  const mayDissolve = kind !== 'class' && info.my.role !== 'lecturer';
  const dissolve = async () => {
    setIsAsking(false);
    if (await dissolveGroup()) notify('success', t('settings.dissolved'));
    setIsOpen(false);
  };
  const save = async (values: GroupSettingsValues) => {
    setIsSaving(true);
    const isTaken = await saveSettings(values);
    setIsSaving(false);
    if (!isTaken) return;
    notify('success', t('settings.saved'));
    setIsOpen(false);
  };
  return (
    <>
      <IconButton
        label={t('settings.open')}
        icon={<SettingsIcon aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      />
      <GroupSettings
        isOpen={isOpen}
        values={{ name, isReadOnly, slow, ...(fanLevel !== null && { fanLevel }) }}
        isSaving={isSaving}
        fanLevelMost={groupJoiningLimits.fanLevelMost}
        nameLimit={groupLimits.nameCharacters}
        takesMoreLetters={info.further_letters}
        nameError={(value) => nameError(value, info.further_letters)}
        onClose={() => setIsOpen(false)}
        onSave={(values) => void save(values)}
        {...(mayDissolve && { onDissolve: () => setIsAsking(true) })}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('settings.dissolveAsk')}
        confirmLabel={t('settings.dissolve')}
        cancelLabel={t('settings.cancel')}
        closeLabel={t('settings.cancel')}
        tone="danger"
        onConfirm={() => void dissolve()}
        onCancel={() => setIsAsking(false)}
      >
        {t('settings.dissolveHint')}
      </ConfirmDialog>
    </>
  );
}
