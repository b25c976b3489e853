import { styled } from '@goldbean/design-system/styling';
import {
  Avatar,
  ChevronDownIcon,
  CreditCardIcon,
  LogOutIcon,
  Menu,
  MenuDivider,
  MenuItem,
  PlusIcon,
  ScaleIcon,
  WalletIcon,
} from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { paths } from '../../../shared/paths/index.ts';
import { session } from '../../../shared/session/index.ts';
import { signOut } from '../account.actions.ts';
import { accountState } from '../account.state.ts';

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  max-inline-size: 200px;
  padding: ${tokens.space[1]} ${tokens.space[2]};
  border: 0;
  border-radius: ${tokens.radius.medium};
  background: none;
  color: ${tokens.color.text.primary};
  font: inherit;
  cursor: pointer;

  &:hover {
    background: ${tokens.color.surface.hover};
  }

  & > span:last-of-type {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    text-align: start;
  }
`;

/** Who is signed in, and what is theirs. */
export function MemberMenu() {
  const { t } = useTranslation('shell');
  const go = useNavigate();
  const { userBaseInfo, permission } = useSnapshot(session);
  const { roles } = useSnapshot(accountState);
  const name = userBaseInfo?.nickname ?? t('member.unknown');
  return (
    <Menu
      align="end"
      trigger={
        <Trigger type="button" aria-label={t('member.label', { name })}>
          <Avatar name={name} src={userBaseInfo?.img} size="small" />
          <span>{name}</span>
          <ChevronDownIcon aria-hidden="true" size={16} />
        </Trigger>
      }
    >
      <MenuItem icon={<WalletIcon aria-hidden="true" />} onSelect={() => void go(paths.myGold.href())}>
        {t('member.myGold')}
      </MenuItem>
      <MenuItem icon={<CreditCardIcon aria-hidden="true" />} onSelect={() => void go(paths.pay.href())}>
        {t('member.recharge')}
      </MenuItem>
      {permission && permission.stream_channels.length > 0 && (
        <MenuItem icon={<PlusIcon aria-hidden="true" />} onSelect={() => void go(paths.liveSetting.href())}>
          {t('member.newLesson')}
        </MenuItem>
      )}
      {roles.includes('admin') && (
        <MenuItem icon={<ScaleIcon aria-hidden="true" />} onSelect={() => void go(paths.conservation.href())}>
          {t('title.conservation')}
        </MenuItem>
      )}
      <MenuDivider />
      <MenuItem icon={<LogOutIcon aria-hidden="true" />} onSelect={() => void go(paths.logout.href())}>
        {t('member.signOut')}
      </MenuItem>
      <MenuItem icon={<LogOutIcon aria-hidden="true" />} onSelect={() => void signOut(true)}>
        {t('member.signOutEverywhere')}
      </MenuItem>
    </Menu>
  );
}
