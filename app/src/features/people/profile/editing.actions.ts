import { calls } from '@goldbean/contract/people';
import i18next from 'i18next';
import { createDraftForm, fieldErrors } from '../../../shared/forms/index.ts';
import { notify, notifyError } from '../../../shared/notices/index.ts';
import * as service from './profile.service.ts';
import { profileState as state, type ProfileDraft } from './profile.state.ts';

const inputOf = ({ nickname, intro, img }: ProfileDraft): service.ProfileChange => ({
  nickname,
  intro,
  ...(img !== '' && { img }),
});

const form = createDraftForm({
  state: () => state.form,
  inputOf,
  check: (values) => fieldErrors(calls.profile.edit.input, inputOf(values)),
  onFailed: notifyError,
});

/** Opens my profile to change it. */
export function startEditing(): void {
  const user = state.profile?.user;
  if (!user) return;
  form.open({ nickname: user.nickname, intro: user.intro, img: '', shown: user.img });
  state.isEditing = true;
}

export const changeDraft = form.change;

export function stopEditing(): void {
  state.isEditing = false;
}

/** G008. @returns how I am shown from now on, null when it was not saved */
export async function saveProfile(): Promise<service.Profile['user'] | null> {
  const user = await form.submit((change) => service.edit(change));
  if (!user) return null;
  if (state.profile?.user.uid === user.uid) {
    state.profile.user = user;
    state.isEditing = false;
  }
  notify('success', i18next.t('profile:edit.saved'));
  return user;
}
