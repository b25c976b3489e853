import type { LiveSummary } from '@goldbean/contract/live';
import { emptyForm, type DraftFormState } from '../../../shared/forms/index.ts';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { ProfileFan, Profile, ProfileVisit } from './profile.service.ts';

export type ProfileTab = 'lives' | 'fans' | 'visitors';

/** What I change of my profile; `img` is the `file_id` of a new portrait, empty while it stays. */
export interface ProfileDraft {
  nickname: string;
  intro: string;
  img: string;
  /** Address of the portrait that is shown. */
  shown: string;
}

export interface ProfileState {
  uid: string;
  phase: 'loading' | 'ready' | 'failed';
  /** Why it could not be loaded. */
  error: unknown;
  profile: Profile | null;
  tab: ProfileTab;
  lives: Pages<LiveSummary>;
  fans: Pages<ProfileFan>;
  visitors: Pages<ProfileVisit>;
  /** Whom I am following or ceasing to follow just now, by uid. */
  busy: Record<string, true>;
  isSavingPrivacy: boolean;
  isEditing: boolean;
  form: DraftFormState<ProfileDraft>;
}

export const emptyProfile = (uid = ''): ProfileState => ({
  uid,
  phase: 'loading',
  error: null,
  profile: null,
  tab: 'lives',
  lives: emptyPages(),
  fans: emptyPages(),
  visitors: emptyPages(),
  busy: {},
  isSavingPrivacy: false,
  isEditing: false,
  form: emptyForm({ nickname: '', intro: '', img: '', shown: '' }),
});

/** The profile over the page; read with `useSnapshot`. */
export const profileState = memberState<ProfileState>(emptyProfile);
