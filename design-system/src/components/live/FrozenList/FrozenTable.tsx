import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import {
  Avatar,
  Button,
  Checkbox,
  Countdown,
  EmptyState,
  Table,
  type TableColumn,
  Tag,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { type Formats, useFormats } from '../../formats/index.ts';
import type { FrozenMember } from './frozen-member.ts';
import { Lines, Person } from './FrozenList.styles.ts';

const kindWords = { days3: 'kind.days3', permanent: 'kind.permanent' } as const;

type FrozenWords = TFunction<readonly ['frozen-list', 'primitives']>;

export interface FrozenTableProps {
  /** Whether they are frozen now: then they can be chosen and unfrozen. */
  isInForce: boolean;
  members: readonly FrozenMember[];
  /** Said instead of rows when there are none. */
  empty: string;
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isOn: boolean) => void;
  onUnfreeze: (id: string) => void;
  /** The clock, UTC ms; the server's. */
  now: () => number;
  /** The time of one is up. */
  onReleased: () => void;
}

/** Who is or was frozen: since when, why, by whom and until when (S38). */
export function FrozenTable(props: FrozenTableProps) {
  const { isInForce, members, empty } = props;
  const { t } = useTranslation(['frozen-list', 'primitives']);
  const formats = useFormats();
  const columns = isInForce
    ? [chooseColumn(t, props), ...facts(t, formats), releaseColumn(t, formats, props), actionColumn(t, props)]
    : [...facts(t, formats), endColumn(t, formats)];
  return (
    <Table
      caption={t(isInForce ? 'tabs.frozen' : 'tabs.unfrozen')}
      rows={members}
      rowKey={({ id }) => id}
      empty={<EmptyState size="row" title={empty} />}
      columns={columns}
    />
  );
}

type Column = TableColumn<FrozenMember>;

const chooseColumn = (t: FrozenWords, { members, chosen, onChoose }: FrozenTableProps): Column => {
  const all = members.map(({ id }) => id);
  const some = all.filter((id) => chosen.has(id)).length;
  return {
    key: 'choose',
    width: '48px',
    header: (
      <Checkbox
        checked={some > 0 && some === all.length}
        isIndeterminate={some > 0 && some < all.length}
        disabled={all.length === 0}
        onChange={(event) => onChoose(all, event.target.checked)}
      >
        <VisuallyHidden>{t('choose.all')}</VisuallyHidden>
      </Checkbox>
    ),
    cell: ({ id, nickname }) => (
      <Checkbox checked={chosen.has(id)} onChange={(event) => onChoose([id], event.target.checked)}>
        <VisuallyHidden>{t('choose.one', { name: nickname })}</VisuallyHidden>
      </Checkbox>
    ),
  };
};

const facts = (t: FrozenWords, formats: Formats): Column[] => [
  {
    key: 'viewer',
    header: t('column.viewer'),
    cell: ({ nickname, img, number }) => (
      <Person>
        <Avatar name={nickname} src={img} />
        <Lines>
          <span>{nickname}</span>
          <small>{t('number', { number })}</small>
        </Lines>
      </Person>
    ),
  },
  {
    key: 'kind',
    header: t('column.kind'),
    cell: ({ type }) => <Tag tone={type === 'permanent' ? 'danger' : 'warning'}>{t(kindWords[type])}</Tag>,
  },
  {
    key: 'since',
    header: t('column.since'),
    cell: ({ frozenAt, live }) => (
      <Lines>
        <time dateTime={new Date(frozenAt).toISOString()}>{formats.moment(frozenAt)}</time>
        <small>{live}</small>
      </Lines>
    ),
  },
  {
    key: 'reason',
    header: t('column.reason'),
    cell: ({ reason, by }) => (
      <Lines>
        <span>{reason}</span>
        <small>{t('by', { name: by === '' ? t('office') : by })}</small>
      </Lines>
    ),
  },
];

const releaseColumn = (t: FrozenWords, formats: Formats, { now, onReleased }: FrozenTableProps): Column => ({
  key: 'release',
  header: t('column.release'),
  cell: ({ releaseAt, nickname }) =>
    releaseAt === null ? (
      t('never')
    ) : (
      <Lines>
        <time dateTime={new Date(releaseAt).toISOString()}>{formats.moment(releaseAt)}</time>
        <small>
          <Countdown
            endsAt={releaseAt}
            now={now}
            dayWords={(count) => t('days', { count })}
            label={t('left', { name: nickname })}
            onEnd={onReleased}
          />
        </small>
      </Lines>
    ),
});

const actionColumn = (t: FrozenWords, { onUnfreeze }: FrozenTableProps): Column => ({
  key: 'action',
  align: 'end',
  header: <VisuallyHidden>{t('unfreeze.one')}</VisuallyHidden>,
  cell: ({ id, nickname }) => (
    <Button size="small" aria-label={t('unfreeze.nameOf', { name: nickname })} onClick={() => onUnfreeze(id)}>
      {t('unfreeze.one')}
    </Button>
  ),
});

const endColumn = (t: FrozenWords, formats: Formats): Column => ({
  key: 'ended',
  header: t('column.ended'),
  cell: ({ ended }) =>
    ended && (
      <Lines>
        <time dateTime={new Date(ended.at).toISOString()}>{formats.moment(ended.at)}</time>
        <small>{ended.by === '' ? t('clock') : t('by', { name: ended.by })}</small>
        {ended.note !== '' && <small>{t('note', { note: ended.note })}</small>}
      </Lines>
    ),
});
