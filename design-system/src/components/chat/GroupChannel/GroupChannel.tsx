import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../primitives/index.ts';
import { GroupChannelRoot } from './GroupChannel.styles.ts';

export interface GroupChannelProps {
  /** Where the fan club of the channel is shown. */
  clubHref: string;
  /** To its iron fans: the plans, or the list for who owns it. */
  ironHref: string;
  /** I own the channel. */
  isMine: boolean;
}

/** Beside the talk of a group: what its channel has for fans (E14, S45). */
export function GroupChannel({ clubHref, ironHref, isMine }: GroupChannelProps) {
  const { t } = useTranslation('groups');
  return (
    <GroupChannelRoot>
      <p>{t('channel.lead')}</p>
      <ButtonLink href={clubHref}>{t('channel.club')}</ButtonLink>
      <ButtonLink href={ironHref}>{t(isMine ? 'channel.ironStaff' : 'channel.iron')}</ButtonLink>
    </GroupChannelRoot>
  );
}
