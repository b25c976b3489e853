import {
  ProfilePanel as Frame,
  type ProfilePanelState,
  type ProfileView,
} from '@goldbean/design-system/people';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import { startEditing } from '../editing.actions.ts';
import { changePrivacy, followMember, loadProfile, openProfile, showTab } from '../profile.actions.ts';
import type { Profile } from '../profile.service.ts';
import { profileState } from '../profile.state.ts';
import { ProfileEditor, type ProfileEditorProps } from './ProfileEditor.tsx';
import { followStateOf } from './follow-state.ts';
import { ProfileLists } from './ProfileLists.tsx';

const viewOf = (
  { user, fans, following, visitors, stats, channels, on_air, follow, privacy }: Snapshot<Profile>,
  status: { readonly isBusy: boolean; readonly isSavingPrivacy: boolean },
): ProfileView => ({
  user: {
    uid: user.uid,
    nickname: user.nickname,
    img: user.img,
    ...(channels.length > 0 && { role: 'teacher' as const }),
  },
  level: user.level,
  about: user.intro,
  fans,
  following,
  visits: visitors,
  lives: stats.lives,
  channels: channels.map(({ channel_id, name }) => ({
    id: channel_id,
    name,
    href: paths.channel.href({ channel_id }),
    clubHref: paths.channel.href({ channel_id, club: channel_id }),
  })),
  onAir: on_air && { name: on_air.name, href: paths.liveMiddlePage.href({ live_id: on_air.live_id }) },
  state: follow ? followStateOf(follow, status.isBusy) : { kind: 'self' },
  privacy: privacy && {
    isHidden: privacy.visitors_hidden,
    isUnseen: privacy.visits_unseen,
    isSaving: status.isSavingPrivacy,
  },
});

export interface MemberProfilePanelProps extends ProfileEditorProps {
  /** Whose; null while none is shown. */
  readonly uid: string | null;
  readonly onClose: () => void;
  /** My level on the platform, in my own profile. */
  readonly levels: ReactNode;
}

/** S43: a member over whichever page one is on. */
export function ProfilePanel({ uid, onClose, levels, ...editor }: MemberProfilePanelProps) {
  const { phase, error, profile, tab, busy, isSavingPrivacy, isEditing } = useSnapshot(profileState);
  const place = useLocation();
  useEffect(() => (uid === null ? undefined : openProfile(uid)), [uid]);
  const state = (): ProfilePanelState => {
    if (phase === 'failed') return { kind: 'error', reason: errorWords(error) };
    if (phase === 'loading' || !profile || profile.user.uid !== uid) return { kind: 'loading' };
    if (isEditing) return { kind: 'editing' };
    const isBusy = busy[profile.user.uid] ?? false;
    return { kind: 'ready', profile: viewOf(profile, { isBusy, isSavingPrivacy }) };
  };
  return (
    <Frame
      isOpen={uid !== null}
      state={state()}
      tab={tab}
      editor={<ProfileEditor {...editor} />}
      levels={levels}
      onTab={(next) => void showTab(next)}
      onFollow={(on) => uid !== null && void followMember(uid, on)}
      onEdit={startEditing}
      onPrivacy={({ isHidden, isUnseen }) =>
        void changePrivacy({
          ...(isHidden !== undefined && { visitors_hidden: isHidden }),
          ...(isUnseen !== undefined && { visits_unseen: isUnseen }),
        })
      }
      onRetry={() => void loadProfile()}
      onClose={onClose}
    >
      <ProfileLists place={place} />
    </Frame>
  );
}
