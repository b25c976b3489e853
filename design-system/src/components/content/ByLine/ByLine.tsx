import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar, Link, Tag } from '../../../primitives/index.ts';
import type { ContentAuthor } from '../content.ts';
import { ByLineName, ByLineRoot, ByLineWords } from './ByLine.styles.ts';

interface ByLineProps {
  author: ContentAuthor;
  /** When, where, how long: the quieter second line. */
  children?: ReactNode;
  size?: 'small' | 'medium';
}

const roleWords = { teacher: 'role.teacher', staff: 'role.staff' } as const;

/** Whose it is, above or below what they wrote. A part of the components of this area. */
export function ByLine({ author, children, size = 'small' }: ByLineProps) {
  const { t } = useTranslation('content');
  return (
    <ByLineRoot data-size={size}>
      <Avatar name={author.nickname} src={author.img} size={size} />
      <ByLineWords>
        <ByLineName>
          {author.href === undefined ? (
            <span>{author.nickname}</span>
          ) : (
            <Link look="plain" href={author.href}>
              {author.nickname}
            </Link>
          )}
          {author.role && (
            <Tag tone={author.role === 'teacher' ? 'brand' : 'info'}>{t(roleWords[author.role])}</Tag>
          )}
        </ByLineName>
        {children && <small>{children}</small>}
      </ByLineWords>
    </ByLineRoot>
  );
}
