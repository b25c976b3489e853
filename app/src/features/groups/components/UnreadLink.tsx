import { styled } from '@goldbean/design-system/styling';
import { Badge, MessageSquareIcon } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { formatNumber } from '../../../shared/i18n/index.ts';
import { paths } from '../../../shared/paths/index.ts';
import { session } from '../../../shared/session/index.ts';
import { groupsState, unreadOf } from '../groups.state.ts';

const Frame = styled(Link)`
  position: relative;
  display: inline-grid;
  place-items: center;
  inline-size: ${tokens.control.medium};
  block-size: ${tokens.control.medium};
  border-radius: ${tokens.radius.medium};
  color: ${tokens.color.text.secondary};

  &:hover {
    background: ${tokens.color.surface.hover};
    color: ${tokens.color.text.primary};
  }

  & > svg {
    inline-size: 20px;
    block-size: 20px;
  }

  & > span {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 55%;
  }
`;

/** The way to the class groups, with how much waits to be read there; on every page (T17). */
export function UnreadLink() {
  const { t } = useTranslation('groups');
  const { lang } = useSnapshot(session);
  const unread = unreadOf(useSnapshot(groupsState).list);
  const label = unread > 0 ? t('unread', { count: unread, n: formatNumber(lang, unread) }) : t('link');
  return (
    <Frame to={paths.chat.href()} aria-label={label} title={t('link')}>
      <MessageSquareIcon aria-hidden="true" />
      <Badge count={unread} label={label} />
    </Frame>
  );
}
