import { MemberMenu as Frame } from '@goldbean/design-system/people';
import {
  BookOpenIcon,
  CreditCardIcon,
  CrownIcon,
  LogOutIcon,
  MessageSquareTextIcon,
  MenuDivider,
  MenuItem,
  PencilIcon,
  PlusIcon,
  ScaleIcon,
  SearchIcon,
  ShieldAlertIcon,
  StarIcon,
  UserIcon,
  WalletIcon,
} from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { panelHref, paths, profileHref } from '../../../../shared/paths/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { signOut } from '../identity.actions.ts';
import { identityState } from '../identity.state.ts';

/** Who is signed in, and what is theirs. */
export function MemberMenu() {
  const { t } = useTranslation('shell');
  const go = useNavigate();
  const place = useLocation();
  const { userBaseInfo, permission } = useSnapshot(session);
  const { roles } = useSnapshot(identityState);
  const name = userBaseInfo?.nickname ?? t('member.unknown');
  return (
    <Frame name={name} img={userBaseInfo?.img ?? ''} label={t('member.label', { name })}>
      {userBaseInfo && (
        <MenuItem
          icon={<UserIcon aria-hidden="true" />}
          onSelect={() => void go(profileHref(place, userBaseInfo.uid))}
        >
          {t('member.profile')}
        </MenuItem>
      )}
      <MenuItem
        icon={<StarIcon aria-hidden="true" />}
        onSelect={() => void go(panelHref(place, 'favourites'))}
      >
        {t('member.favourites')}
      </MenuItem>
      <MenuItem icon={<WalletIcon aria-hidden="true" />} onSelect={() => void go(paths.myGold.href())}>
        {t('member.myGold')}
      </MenuItem>
      <MenuItem icon={<CreditCardIcon aria-hidden="true" />} onSelect={() => void go(paths.pay.href())}>
        {t('member.recharge')}
      </MenuItem>
      {permission && permission.stream_channels.length > 0 && (
        <MenuItem icon={<PlusIcon aria-hidden="true" />} onSelect={() => void go(paths.liveSetting.href())}>
          {t('member.newLive')}
        </MenuItem>
      )}
      <MenuItem
        icon={<PencilIcon aria-hidden="true" />}
        onSelect={() => void go(paths.article.href({ write: 'new' }))}
      >
        {t('member.write')}
      </MenuItem>
      {roles.includes('admin') && (
        <MenuItem
          icon={<ScaleIcon aria-hidden="true" />}
          onSelect={() => void go(paths.reconciliation.href())}
        >
          {t('title.reconciliation')}
        </MenuItem>
      )}
      <MenuItem
        icon={<CrownIcon aria-hidden="true" />}
        onSelect={() => void go(paths.homepage.href({ panel: 'memberships' }))}
      >
        {t('member.iron')}
      </MenuItem>
      <MenuItem
        icon={<ShieldAlertIcon aria-hidden="true" />}
        onSelect={() => void go(paths.homepage.href({ panel: 'acts' }))}
      >
        {t('member.ownActs')}
      </MenuItem>
      <MenuItem
        icon={<MessageSquareTextIcon aria-hidden="true" />}
        onSelect={() => void go(paths.homepage.href({ panel: 'feedback' }))}
      >
        {t('member.feedback')}
      </MenuItem>
      <MenuItem icon={<SearchIcon aria-hidden="true" />} onSelect={() => void go(paths.search.href())}>
        {t('search')}
      </MenuItem>
      <MenuItem icon={<BookOpenIcon aria-hidden="true" />} onSelect={() => void go(paths.help.href())}>
        {t('member.help')}
      </MenuItem>
      <MenuDivider />
      <MenuItem icon={<LogOutIcon aria-hidden="true" />} onSelect={() => void go(paths.logout.href())}>
        {t('member.signOut')}
      </MenuItem>
      <MenuItem icon={<LogOutIcon aria-hidden="true" />} onSelect={() => void signOut(true)}>
        {t('member.signOutEverywhere')}
      </MenuItem>
    </Frame>
  );
}
