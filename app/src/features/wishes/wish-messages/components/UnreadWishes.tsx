import { Badge, ButtonLink } from '@goldbean/design-system/primitives';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { paths } from '../../../../shared/paths/index.ts';
import { watchUnread } from '../wish-messages.actions.ts';
import { wishMessagesState } from '../wish-messages.state.ts';

/** Leads to the messages about wishes, and says how many are unread (S11). */
export function UnreadWishes() {
  const { t } = useTranslation('wishes');
  const { unread } = useSnapshot(wishMessagesState);
  useEffect(watchUnread, []);
  const count = unread.default + unread.pingMe + unread.zanMe;
  return (
    <ButtonLink href={paths.wishMessages.href()}>
      {t('messages.title')}
      <Badge count={count} label={t('messages.unread', { count })} />
    </ButtonLink>
  );
}
