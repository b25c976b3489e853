import { MemberMenu as Frame } from '@goldbean/design-system/people';
import {
  CreditCardIcon,
  CrownIcon,
  LogOutIcon,
  MenuDivider,
  MenuItem,
  PlusIcon,
  ScaleIcon,
  ShieldAlertIcon,
  WalletIcon,
} from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { paths } from '../../../../shared/paths/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { signOut } from '../identity.actions.ts';
import { identityState } from '../identity.state.ts';

/** Who is signed in, and what is theirs. */
export function MemberMenu() {
  const { t } = useTranslation('shell');
  const go = useNavigate();
  const { userBaseInfo, permission } = useSnapshot(session);
  const { roles } = useSnapshot(identityState);
  const name = userBaseInfo?.nickname ?? t('member.unknown');
  return (
    <Frame name={name} img={userBaseInfo?.img ?? ''} label={t('member.label', { name })}>
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
