import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BookOpenIcon, CheckIcon, Link, LockIcon, ProgressBar, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { ContentAccess } from '../content.ts';
import { BookAbout, BookActions, BookFoot, BookFront, BookRoot, BookWords } from './EBookCard.styles.ts';

export type EBookState =
  | { kind: 'unread' }
  /** `page` is where I stopped, from 1 (S07). */
  | { kind: 'reading'; page: number }
  | { kind: 'finished' }
  /** S49. */
  | { kind: 'locked'; access: Exclude<ContentAccess, 'open'> };

export interface EBookCardProps {
  title: string;
  author: string;
  /** What it is about; three lines of it are shown. */
  about?: string;
  /** Address of its front, or empty; a drawing stands in for none or a broken one. */
  cover?: string;
  pageCount: number;
  state: EBookState;
  /** Opens it where I stopped; goes through the app's router. */
  href: string;
  /** What staff do with it: Buttons. */
  actions?: ReactNode;
}

/** A book on the shelf, and how far I have read. The whole card is the link. */
export function EBookCard({ title, author, about, cover, pageCount, state, href, actions }: EBookCardProps) {
  const { t } = useTranslation('content');
  const formats = useFormats();
  const [brokenCover, setBrokenCover] = useState<string>();
  const pages = t('book.pages', { count: pageCount, n: formats.number(pageCount) });
  const pageOf =
    state.kind === 'reading'
      ? t('book.pageOf', { page: formats.number(state.page), total: formats.number(pageCount) })
      : '';
  return (
    <BookRoot>
      <BookFront>
        {cover && cover !== brokenCover ? (
          <img src={cover} alt="" loading="lazy" decoding="async" onError={() => setBrokenCover(cover)} />
        ) : (
          <BookOpenIcon aria-hidden="true" />
        )}
      </BookFront>
      <BookWords>
        <h2>
          <Link look="plain" href={href}>
            {title}
          </Link>
        </h2>
        <p>{author}</p>
        {about && <BookAbout>{about}</BookAbout>}
        <BookFoot>
          {state.kind === 'reading' && (
            <>
              <span>{pageOf}</span>
              <ProgressBar label={title} value={state.page} max={pageCount} valueText={pageOf} />
            </>
          )}
          {state.kind === 'unread' && <span>{pages}</span>}
          {state.kind === 'finished' && (
            <Tag tone="success" icon={<CheckIcon aria-hidden="true" />}>
              {t('book.finished')}
            </Tag>
          )}
          {state.kind === 'locked' && (
            <>
              <span>{pages}</span>
              <Tag tone="gold" icon={<LockIcon aria-hidden="true" />}>
                {state.access === 'members' ? t('access.members') : t('access.paid')}
              </Tag>
            </>
          )}
        </BookFoot>
        {actions && <BookActions>{actions}</BookActions>}
      </BookWords>
    </BookRoot>
  );
}
