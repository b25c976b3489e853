import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Avatar,
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  SearchIcon,
  SearchInput,
  Select,
  Skeleton,
  UserIcon,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { Highlight } from '../../content/index.ts';
import { useFormats } from '../../formats/index.ts';
import { MomentPicker } from '../../page/index.ts';
import { dayOf } from '../MessageList/days.ts';
import {
  recordClass,
  RecordsDay,
  RecordsFoot,
  RecordsHead,
  RecordsRoot,
  RecordsWaiting,
} from './MessageRecords.styles.ts';

/** Kinds of message that can be looked for alone. */
const recordKinds = ['text', 'image', 'video', 'file', 'red_packet'] as const;
export type RecordKind = (typeof recordKinds)[number];

interface RecordPerson {
  readonly uid: string;
  readonly nickname: string;
}

export interface MessageRecord {
  readonly id: string;
  readonly author: RecordPerson & { readonly img: string };
  /** How it reads in a list. */
  readonly text: string;
  /** UTC ms. */
  readonly sentAt: number;
}

/** What is looked for; null is all. */
export interface RecordsWanted {
  readonly query: string;
  readonly kind: RecordKind | null;
  readonly person: RecordPerson | null;
  /** First moment of the day in Asia/Shanghai, UTC ms. */
  readonly day: number | null;
}

export type MessageRecordsState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** Newest first; `total` counts those that are not here as well. */
  | { kind: 'ready'; records: readonly MessageRecord[]; total: number; isLoadingMore: boolean };

export interface MessageRecordsProps {
  state: MessageRecordsState;
  wanted: RecordsWanted;
  onWant: (change: Partial<RecordsWanted>) => void;
  /** Longest query, in characters. */
  queryLimit: number;
  /** Goes to the message in the chat. */
  onOpen: (record: MessageRecord) => void;
  onMore: () => void;
  onRetry: () => void;
  /** UTC ms: which day is today. */
  now: number;
  /** Takes the focus to the words that are looked for. Another object takes it there once more. */
  asked?: object | null;
}

const waiting = ['1', '2', '3', '4'];
const timeZone = 'Asia/Shanghai';

/** What was said in a class (E38): by words, kind, person and day, newest first, and the way to each message. */
export function MessageRecords({
  state,
  wanted,
  onWant,
  queryLimit,
  onOpen,
  onMore,
  onRetry,
  now,
  asked = null,
}: MessageRecordsProps) {
  const { t } = useTranslation('chat');
  const search = useRef<{ focus: () => void }>(null);
  useEffect(() => {
    if (asked) search.current?.focus();
  }, [asked]);
  const { query, kind, person, day } = wanted;
  return (
    <RecordsRoot aria-label={t('records.label')}>
      <RecordsHead>
        <SearchInput
          ref={search}
          size="small"
          label={t('records.search')}
          placeholder={t('records.search')}
          clearLabel={t('records.clear')}
          value={query}
          onChange={(words) => onWant({ query: Array.from(words).slice(0, queryLimit).join('') })}
        />
        <Select
          size="small"
          aria-label={t('records.kind')}
          value={kind ?? ''}
          options={[
            { value: '', label: t('records.kinds.all') },
            ...recordKinds.map((value) => ({ value, label: t(`records.kinds.${value}`) })),
          ]}
          onChange={({ target }) =>
            onWant({ kind: recordKinds.find((value) => value === target.value) ?? null })
          }
        />
        <MomentPicker
          label={t('records.day')}
          noneLabel={t('records.anyDay')}
          precision="day"
          timeZone={timeZone}
          value={day}
          now={now}
          max={now}
          onChange={(value) => onWant({ day: value })}
        />
        {person && (
          <div data-person>
            {t('records.by', { name: person.nickname })}
            <Button size="small" onClick={() => onWant({ person: null })}>
              {t('records.everybody')}
            </Button>
          </div>
        )}
      </RecordsHead>
      {state.kind === 'loading' && (
        <RecordsWaiting aria-busy="true">
          <VisuallyHidden as="output">{t('records.loading')}</VisuallyHidden>
          {waiting.map((row) => (
            <Skeleton key={row} shape="block" height="44px" />
          ))}
        </RecordsWaiting>
      )}
      {state.kind === 'error' && (
        <ErrorState title={t('records.failed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && (
        <Records {...state} wanted={wanted} onWant={onWant} onOpen={onOpen} onMore={onMore} />
      )}
    </RecordsRoot>
  );
}

interface RecordsProps
  extends
    Pick<MessageRecordsProps, 'wanted' | 'onWant' | 'onOpen' | 'onMore'>,
    Omit<Extract<MessageRecordsState, { kind: 'ready' }>, 'kind'> {}

function Records({ records, total, isLoadingMore, wanted, onWant, onOpen, onMore }: RecordsProps) {
  const { t } = useTranslation('chat');
  const formats = useFormats();
  if (records.length === 0)
    return (
      <EmptyState icon={<SearchIcon aria-hidden="true" />} title={t('records.none')}>
        {t('records.noneHint')}
      </EmptyState>
    );
  return (
    <>
      {byDay(records).map(({ from, list }) => (
        <RecordsDay key={from} aria-label={formats.date(from)}>
          <h3>{formats.date(from)}</h3>
          <ul>
            {list.map((record) => (
              <li key={record.id}>
                <button type="button" className={recordClass} onClick={() => onOpen(record)}>
                  <Avatar name={record.author.nickname} src={record.author.img} size="small" />
                  <span>
                    <small>
                      <span>{record.author.nickname}</span>
                      <span>{formats.time(record.sentAt)}</span>
                    </small>
                    <span data-text data-clamp>
                      <Highlight text={record.text} query={wanted.query} />
                    </span>
                  </span>
                </button>
                {!wanted.person && (
                  <IconButton
                    size="small"
                    label={t('records.only', { name: record.author.nickname })}
                    icon={<UserIcon aria-hidden="true" />}
                    onClick={() => onWant({ person: record.author })}
                  />
                )}
              </li>
            ))}
          </ul>
        </RecordsDay>
      ))}
      <RecordsFoot>
        <output>{t('records.count', { count: total, n: formats.number(total) })}</output>
        {records.length < total && (
          <Button size="small" onClick={onMore} {...(isLoadingMore && { busyLabel: t('records.loading') })}>
            {t('records.more')}
          </Button>
        )}
      </RecordsFoot>
    </>
  );
}

/** Records of one day together, in their order. */
function byDay(records: readonly MessageRecord[]) {
  const days: { from: number; list: MessageRecord[] }[] = [];
  for (const record of records) {
    const { from } = dayOf(record.sentAt);
    const last = days.at(-1);
    if (last?.from === from) last.list.push(record);
    else days.push({ from, list: [record] });
  }
  return days;
}
