import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Avatar, EmptyState, Table, type TableColumn, Tag } from '../../../primitives/index.ts';
import { type Formats, useFormats } from '../../formats/index.ts';
import { Amount } from '../../wallet/index.ts';
import type { WatcherView } from './watcher.ts';
import { WatcherLines, WatcherPerson } from './WatcherList.styles.ts';

export interface WatcherTableProps {
  watchers: readonly WatcherView[];
  /** Some are looked for: none means that nobody was found. */
  isSearched: boolean;
}

/** From when each watched, for how long, and what they gave. */
export function WatcherTable({ watchers, isSearched }: WatcherTableProps) {
  const { t } = useTranslation('watchers');
  const formats = useFormats();
  return (
    <Table
      caption={t('title')}
      rows={watchers}
      rowKey={({ uid }) => uid}
      empty={
        isSearched ? (
          <EmptyState size="row" title={t('nobody')} />
        ) : (
          <EmptyState size="row" title={t('empty')}>
            {t('emptyHint')}
          </EmptyState>
        )
      }
      columns={columnsOf(t, formats)}
    />
  );
}

const columnsOf = (t: TFunction<'watchers'>, formats: Formats): TableColumn<WatcherView>[] => [
  {
    key: 'viewer',
    header: t('column.viewer'),
    cell: ({ nickname, img, number, isCurrent }) => (
      <WatcherPerson>
        <Avatar name={nickname} src={img} />
        <WatcherLines>
          <span>{nickname}</span>
          <small>{t('number', { number })}</small>
        </WatcherLines>
        {isCurrent && <Tag tone="success">{t('here')}</Tag>}
      </WatcherPerson>
    ),
  },
  {
    key: 'since',
    header: t('column.since'),
    cell: ({ firstAt }) => <time dateTime={new Date(firstAt).toISOString()}>{formats.moment(firstAt)}</time>,
  },
  {
    key: 'watched',
    align: 'end',
    header: t('column.watched'),
    cell: ({ seconds }) => <time dateTime={`PT${seconds}S`}>{formats.clock(seconds)}</time>,
  },
  {
    key: 'gifts',
    align: 'end',
    header: t('column.gifts'),
    cell: ({ beans }) => <Amount value={beans} currency="BEAN" />,
  },
];
