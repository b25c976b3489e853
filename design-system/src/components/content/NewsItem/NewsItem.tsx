import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { newsClass } from './NewsItem.styles.ts';

export interface News {
  id: string;
  /** UTC ms; shown in the reader's zone. */
  at: number;
  /** May be empty: a flash is often one sentence. */
  title: string;
  text: string;
  /** Who reported it. */
  source: string;
  isImportant: boolean;
  /** Came while the page was open. */
  isNew: boolean;
  /** Stocks it speaks of. */
  stocks: readonly { code: string; name: string; href: string }[];
}

export interface NewsItemProps {
  news: News;
}

/** One flash of the 7x24 news (S05). */
export const NewsItem = memo(function NewsItem({ news }: NewsItemProps) {
  const { t } = useTranslation('content');
  const formats = useFormats();
  const { at, title, text, source, isImportant, isNew, stocks } = news;
  return (
    <article className={newsClass} data-important={isImportant || undefined} data-new={isNew || undefined}>
      <time dateTime={new Date(at).toISOString()}>{formats.time(at)}</time>
      <div>
        {title && <h4>{title}</h4>}
        <p>{text}</p>
        <footer>
          {isImportant && <Tag tone="danger">{t('news.important')}</Tag>}
          {isNew && <Tag tone="brand">{t('news.new')}</Tag>}
          <span>{source}</span>
          {stocks.map(({ code, name, href }) => (
            <Link key={code} href={href}>
              {name} {code}
            </Link>
          ))}
        </footer>
      </div>
    </article>
  );
});
