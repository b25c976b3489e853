import { identityLimits } from '@goldbean/contract/people';
import type { User } from '@goldbean/contract/shared';
import { ProfileForm } from '@goldbean/design-system/people';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { changeDraft, saveProfile, stopEditing } from '../editing.actions.ts';
import { profileState } from '../profile.state.ts';

/** What draws the choice of a picture: uploads are another feature's. */
export interface PortraitProps {
  readonly label: string;
  readonly hint: string;
  /** Address of the present one, or empty. */
  readonly url: string;
  readonly error: string;
  readonly onUploaded: (file: { readonly file_id: string; readonly url: string }) => void;
}

export interface ProfileEditorProps {
  readonly Portrait: ComponentType<PortraitProps>;
  /** What stands around the page shows the new name and portrait too. */
  readonly onSaved: (user: Pick<User, 'uid' | 'nickname' | 'img'>) => void;
}

/** G008: my portrait, name and words. */
export function ProfileEditor({ Portrait, onSaved }: ProfileEditorProps) {
  const { t } = useTranslation('profile');
  const { values, errors, isSending } = useSnapshot(profileState.form);
  const save = async () => {
    const user = await saveProfile();
    if (user) onSaved(user);
  };
  const wordsOf = (field: string) => (errors[field] === undefined ? '' : refusalWords(errors[field]));
  return (
    <ProfileForm
      nickname={values.nickname}
      about={values.intro}
      limits={{ nickname: identityLimits.nicknameCharacters, about: identityLimits.introCharacters }}
      errors={{ nickname: wordsOf('nickname'), about: wordsOf('intro') }}
      isSaving={isSending}
      portrait={
        <Portrait
          label={t('edit.portrait')}
          hint={t('edit.portraitHint')}
          url={values.shown}
          error={wordsOf('img')}
          onUploaded={({ file_id, url }) => changeDraft({ img: file_id, shown: url })}
        />
      }
      onChange={({ nickname, about }) =>
        changeDraft({
          ...(nickname !== undefined && { nickname }),
          ...(about !== undefined && { intro: about }),
        })
      }
      onSave={() => void save()}
      onCancel={stopEditing}
    />
  );
}
