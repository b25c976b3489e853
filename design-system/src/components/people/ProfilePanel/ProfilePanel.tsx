import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer, ErrorState, Link, Spinner, Switch, Tabs } from '../../../primitives/index.ts';
import { type ContentAuthor, UserCard, type UserCardState } from '../../content/index.ts';
import { FanBadge } from '../../fans/index.ts';
import { useFormats } from '../../formats/index.ts';
import { PanelFacts, PanelRoot, PanelSwitches } from './ProfilePanel.styles.ts';

export type ProfilePanelTab = 'lives' | 'fans' | 'visitors';

/** A member as the panel shows them. */
export interface ProfileView {
  user: ContentAuthor;
  /** Their level on the platform, from 1 on; its badge begins at 2 (C071). */
  level: number;
  /** What they say about themselves; may be empty. */
  about: string;
  fans: number;
  following: number;
  /** Null where they keep the number to themselves. */
  visits: number | null;
  /** Live sessions they were on air with. */
  lives: number;
  /** Channels in which they teach. */
  channels: readonly {
    id: string;
    name: string;
    href: string;
    /** Opens its fan club over the page; left out where it has none to show. */
    clubHref?: string;
  }[];
  /** What they are on air with now. */
  onAir: { name: string; href: string } | null;
  state: UserCardState;
  /** My own switches; null of others. */
  privacy: { isHidden: boolean; isUnseen: boolean; isSaving: boolean } | null;
}

export type ProfilePanelState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | { kind: 'ready'; profile: ProfileView }
  /** My own, while I change it. */
  | { kind: 'editing' };

export interface ProfilePanelProps {
  isOpen: boolean;
  state: ProfilePanelState;
  tab: ProfilePanelTab;
  /** What the tab shows: MemberRows, or live sessions. */
  children: ReactNode;
  /** ProfileForm. */
  editor: ReactNode;
  /** MemberLevels, under what is mine. */
  levels?: ReactNode;
  onTab: (tab: ProfilePanelTab) => void;
  onFollow: (isFollowed: boolean) => void;
  onEdit: () => void;
  /** Told what to become. */
  onPrivacy: (change: { isHidden?: boolean; isUnseen?: boolean }) => void;
  onRetry: () => void;
  onClose: () => void;
}

const tabWords = {
  lives: 'tab.lives',
  fans: 'tab.fans',
  visitors: 'tab.visitors',
} as const satisfies Record<ProfilePanelTab, string>;

/** A member over whichever page one is on (S43, D91). */
export function ProfilePanel({ isOpen, state, editor, onRetry, onClose, ...ready }: ProfilePanelProps) {
  const { t } = useTranslation('profile');
  const isMine = state.kind === 'editing' || (state.kind === 'ready' && state.profile.privacy !== null);
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={state.kind === 'editing' ? t('edit.title') : isMine ? t('mine') : t('title')}
      closeLabel={t('close')}
      keepsOnOutsidePress={state.kind === 'editing'}
    >
      {state.kind === 'loading' && <Spinner label={t('loading')} />}
      {state.kind === 'error' && (
        <ErrorState title={t('failed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'editing' && editor}
      {state.kind === 'ready' && <Profile {...ready} profile={state.profile} />}
    </Drawer>
  );
}

type ProfileProps = Omit<ProfilePanelProps, 'isOpen' | 'state' | 'editor' | 'onRetry' | 'onClose'> & {
  profile: ProfileView;
};

function Profile({ profile, tab, children, levels, onTab, onFollow, onEdit, onPrivacy }: ProfileProps) {
  const { t } = useTranslation('profile');
  const { t: ofFans } = useTranslation('fans');
  const formats = useFormats();
  const { visits, lives, channels, onAir, privacy } = profile;
  const tabs: ProfilePanelTab[] = [
    ...(channels.length > 0 ? (['lives'] as const) : []),
    'fans',
    ...(privacy ? (['visitors'] as const) : []),
  ];
  return (
    <PanelRoot>
      <UserCard
        user={profile.user}
        badge={
          profile.level > 1 && (
            <FanBadge medal={ofFans('platform.medal')} level={profile.level} isLit of="platform" />
          )
        }
        about={profile.about}
        fans={profile.fans}
        following={profile.following}
        state={profile.state}
        onFollow={onFollow}
        onEdit={onEdit}
      />
      <PanelFacts>
        <li>
          {visits === null ? t('visitsHidden') : t('visits', { count: visits, n: formats.compact(visits) })}
        </li>
        {lives > 0 && <li>{t('lives', { count: lives, n: formats.compact(lives) })}</li>}
        {onAir && (
          <li>
            <Link href={onAir.href}>{t('onAir', { name: onAir.name })}</Link>
          </li>
        )}
        {channels.map(({ id, name, href, clubHref }) => (
          <Fragment key={id}>
            <li>
              <Link href={href}>{name}</Link>
            </li>
            {clubHref !== undefined && (
              <li>
                <Link href={clubHref}>{t('club', { name })}</Link>
              </li>
            )}
          </Fragment>
        ))}
      </PanelFacts>
      <Tabs
        label={t('title')}
        items={tabs.map((key) => ({ key, label: t(tabWords[key]) }))}
        selected={tabs.includes(tab) ? tab : 'fans'}
        onSelect={onTab}
      >
        {children}
      </Tabs>
      {privacy && levels}
      {privacy && (
        <PanelSwitches>
          <h3>{t('privacy.title')}</h3>
          <Switch
            isOn={privacy.isHidden}
            disabled={privacy.isSaving}
            onToggle={(isHidden) => onPrivacy({ isHidden })}
          >
            {t('privacy.hide')}
          </Switch>
          <p>{t('privacy.hideHint')}</p>
          <Switch
            isOn={privacy.isUnseen}
            disabled={privacy.isSaving}
            onToggle={(isUnseen) => onPrivacy({ isUnseen })}
          >
            {t('privacy.unseen')}
          </Switch>
          <p>{t('privacy.unseenHint')}</p>
        </PanelSwitches>
      )}
    </PanelRoot>
  );
}
