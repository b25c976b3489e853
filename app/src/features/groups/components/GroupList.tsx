import { styled } from '@goldbean/design-system/styling';
import { Avatar, Badge } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import type { GroupEntry } from '@goldbean/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { formatNumber } from '../../../shared/i18n/index.ts';
import { paths } from '../../../shared/paths/index.ts';
import { session } from '../../../shared/session/index.ts';
import { groupsState } from '../groups.state.ts';

const List = styled.ul`
  display: grid;
  align-content: start;
  gap: ${tokens.space[1]};
  margin: 0;
  padding: ${tokens.space[2]};
  list-style: none;

  & a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 ${tokens.space[3]};
    align-items: center;
    padding: ${tokens.space[3]};
    border-radius: ${tokens.radius.medium};
    color: ${tokens.color.text.primary};
    text-decoration: none;
  }

  & a:hover {
    background: ${tokens.color.surface.hover};
  }

  & a[aria-current='page'] {
    background: ${tokens.color.brand.subtle};
  }
`;

const Words = styled.span`
  display: grid;

  & > strong {
    font-weight: ${tokens.font.weight.semibold};
    overflow-wrap: anywhere;
  }

  & > span {
    overflow: hidden;
    color: ${tokens.color.text.muted};
    font-size: ${tokens.font.size.caption};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export interface GroupListProps {
  /** Id of the group that is on screen. */
  readonly selected: string;
}

/** The member's class groups, the latest talk first. */
export function GroupList({ selected }: GroupListProps) {
  const { t } = useTranslation('groups');
  const { lang } = useSnapshot(session);
  const { list } = useSnapshot(groupsState);
  return (
    <nav aria-label={t('list')}>
      <List>
        {list.map(({ group, last_msg, unread }) => (
          <li key={group.group_id}>
            <Link
              to={paths.chat.href({ group: group.group_id })}
              replace
              aria-current={group.group_id === selected ? 'page' : undefined}
            >
              <Avatar src={group.img} name={group.name} />
              <Words>
                <strong>{group.name}</strong>
                <span data-clamp>{lastWords(last_msg as GroupEntry['last_msg'], t)}</span>
              </Words>
              <Badge
                count={unread}
                label={t('entryUnread', { count: unread, n: formatNumber(lang, unread) })}
              />
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

function lastWords(last: GroupEntry['last_msg'], t: TFunction<'groups'>): string {
  if (!last) return t('quiet');
  if (last.status !== 'normal') return t('recalled');
  const words = (field: string) => {
    const value = last.body[field];
    return typeof value === 'string' ? value : '';
  };
  return `${last.sender.nickname}: ${said(last.kind, words, t)}`;
}

function said(kind: string, words: (field: string) => string, t: TFunction<'groups'>): string {
  if (kind === 'text') return words('text');
  if (kind === 'image') return t('picture');
  if (kind === 'red_packet') return t('packet');
  return kind === 'file' ? t('file', { name: words('name') }) : t('other');
}
