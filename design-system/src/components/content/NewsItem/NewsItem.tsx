import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { newsClass } from './NewsItem.styles.ts';

export interface NewsView {
  id: string;
  /** UTC ms; shown in the reader's zone. */
  at: number;
  /** May be empty: a flash is often one sentence. */
  title: string;
  text: string;
  /** Who reported it. */
  source: string;
  isImportant: boolean;
  /** Newer than what the reader had seen when the page was opened, on whichever device. */
  isNew: boolean;
  /** Stocks it speaks of. */
  stocks: readonly { code: string; name: string; href: string }[];
}

export interface NewsItemProps {
  news: NewsView;
  /** What staff may do with it: Buttons. */
  actions?: ReactNode;
}

/** One flash of the 7x24 news (S05). */
export const NewsItem = memo(function NewsItem({ news, actions }: NewsItemProps) {
  const { t } = useTranslation('news');
  const formats = useFormats();
  const { at, title, text, source, isImportant, isNew, stocks } = news;
  return (
    <article className={newsClass} data-important={isImportant || undefined} data-new={isNew || undefined}>
      <time dateTime={new Date(at).toISOString()}>{formats.time(at)}</time>
      <div>
        {title && <h4>{title}</h4>}
        <p>{text}</p>
        <footer>
          {isImportant && <Tag tone="danger">{t('important')}</Tag>}
          {isNew && <Tag tone="brand">{t('new')}</Tag>}
          <span>{source}</span>
          {stocks.map(({ code, name, href }) => (
            <Link key={code} href={href}>
              {name} {code}
            </Link>
          ))}
          {actions}
        </footer>
      </div>
    </article>
  );
});
