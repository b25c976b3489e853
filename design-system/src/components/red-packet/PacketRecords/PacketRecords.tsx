import { useTranslation } from 'react-i18next';
import {
  Avatar,
  Button,
  EmptyState,
  ErrorState,
  Skeleton,
  Tag,
  UsersIcon,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { useGiftName } from '../../gifts/index.ts';
import { Amount } from '../../wallet/index.ts';
import type { PacketGift } from '../packet.ts';
import { RecordsList, RecordsRoot, RecordsSummary, recordClass } from './PacketRecords.styles.ts';

/** One share that was taken. */
export interface PacketRecordView {
  id: string;
  nickname: string;
  /** Address of the picture; null without one. */
  img: string | null;
  /** Beans. */
  amount: number;
  /** Of a bag of gifts: then `amount` counts these. */
  gift?: PacketGift;
  /** UTC ms. */
  at: number;
  /** The largest share, the earliest of equals; known once everything is claimed. */
  isLuckiest?: boolean;
  isMe?: boolean;
}

export type PacketRecordsState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | {
      kind: 'ready';
      /** In the order they were taken, newest first. */
      records: readonly PacketRecordView[];
      /** There are more to ask for. */
      hasMore?: boolean;
      isLoadingMore?: boolean;
    };

export interface PacketRecordsProps {
  state: PacketRecordsState;
  /** Packets taken and put in. */
  claimed: number;
  count: number;
  /** Beans taken and put in; left out for a live bag, whose records do not tell. */
  sum?: number;
  total?: number;
  /** How it ended: all claimed after so many ms, or the rest refunded (T04). Nothing while it is open. */
  end?: { kind: 'all_claimed'; afterMs: number } | { kind: 'expired'; returned: number };
  onRetry: () => void;
  onMore: () => void;
}

const waitingRows = ['1', '2', '3'];
const minute = 60_000;

/** Who took how much of a packet, and when; the luckiest once it is over. */
export function PacketRecords({
  state,
  claimed,
  count,
  sum,
  total,
  end,
  onRetry,
  onMore,
}: PacketRecordsProps) {
  const { t } = useTranslation(['red-packet', 'actions', 'primitives']);
  const formats = useFormats();
  const nameOf = useGiftName();

  if (state.kind === 'error') {
    return (
      <ErrorState title={t('records.failed')} retry={{ label: t('actions:retry'), onRetry }}>
        {state.reason}
      </ErrorState>
    );
  }
  if (state.kind === 'loading') {
    return (
      <RecordsRoot aria-busy="true">
        <VisuallyHidden as="output">{t('records.loading')}</VisuallyHidden>
        {waitingRows.map((row) => (
          <Skeleton key={row} shape="block" height="48px" />
        ))}
      </RecordsRoot>
    );
  }

  const { records, hasMore = false, isLoadingMore = false } = state;
  const span = (ms: number) => (ms < minute ? formats.seconds(Math.ceil(ms / 1_000)) : formats.span(ms));
  return (
    <RecordsRoot>
      <RecordsSummary>
        <span>
          {t('records.claimed', { claimed: formats.number(claimed), count: formats.number(count) })}
        </span>
        {sum !== undefined && total !== undefined && (
          <span>{t('records.beans', { sum: formats.number(sum), total: formats.number(total) })}</span>
        )}
        {end?.kind === 'all_claimed' && <span>{t('records.allIn', { span: span(end.afterMs) })}</span>}
        {end?.kind === 'expired' && (
          <span>{t('records.returned', { count: end.returned, n: formats.number(end.returned) })}</span>
        )}
      </RecordsSummary>
      {records.length === 0 ? (
        <EmptyState icon={<UsersIcon aria-hidden="true" />} title={t('records.none')}>
          {end === undefined && t('records.noneHint')}
        </EmptyState>
      ) : (
        <RecordsList aria-label={t('records.label')}>
          {records.map(({ id, nickname, img, amount, gift, at, isLuckiest, isMe }) => (
            <li key={id} className={recordClass} data-me={isMe || undefined}>
              <Avatar name={nickname} src={img} size="small" />
              <div>
                <strong>
                  <span>{nickname}</span>
                  {isMe && <Tag tone="brand">{t('records.you')}</Tag>}
                  {isLuckiest && <Tag tone="gold">{t('luckiest')}</Tag>}
                </strong>
                <time dateTime={new Date(at).toISOString()}>{formats.moment(at)}</time>
              </div>
              {gift ? (
                <span>{t('gift', { gift: nameOf(gift), n: formats.number(amount) })}</span>
              ) : (
                <Amount value={amount} currency="BEAN" />
              )}
            </li>
          ))}
        </RecordsList>
      )}
      {hasMore && (
        <Button busyLabel={isLoadingMore ? t('primitives:loading') : undefined} onClick={onMore}>
          {t('records.more')}
        </Button>
      )}
    </RecordsRoot>
  );
}
