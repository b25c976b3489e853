import { useTranslation } from 'react-i18next';
import { ErrorState, Skeleton, Tag, VisuallyHidden } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { GivenHead, GivenItems } from './GivingDesk.styles.ts';

/** Something that was given in the live session, and how it stands. */
export interface SentGiftItem {
  id: string;
  /** UTC ms. */
  at: number;
  name: 'lucky' | 'blessing' | 'packet' | 'rain';
  status:
    | { kind: 'bag'; winners: number; entries: number }
    /** `claimed` of `count` shares are taken. */
    | { kind: 'packet'; claimed: number; count: number };
  state: 'open' | 'drawn' | 'void' | 'allClaimed' | 'expired';
}

export type SentGiftsState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** The newest first. */
  | { kind: 'ready'; items: readonly SentGiftItem[] };

export interface GivenListProps {
  state: SentGiftsState;
  onRetry: () => void;
}

const names = {
  lucky: 'desk.lucky',
  blessing: 'desk.blessing',
  packet: 'desk.packetName',
  rain: 'desk.rainName',
} as const;
const states = {
  open: 'desk.open',
  drawn: 'desk.drawn',
  void: 'desk.void',
  allClaimed: 'desk.allClaimed',
  expired: 'desk.expired',
} as const;

/** What runs and how it ended (P05). */
export function GivenList({ state, onRetry }: GivenListProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  if (state.kind === 'error')
    return (
      <ErrorState title={t('desk.failed')} retry={{ label: t('desk.retry'), onRetry }}>
        {state.reason}
      </ErrorState>
    );
  const how = (status: SentGiftItem['status']) =>
    status.kind === 'bag'
      ? t('desk.bagRow', {
          winners: formats.number(status.winners),
          entries: formats.number(status.entries),
        })
      : t('desk.packetRow', {
          claimed: formats.number(status.claimed),
          count: formats.number(status.count),
        });
  return (
    <>
      <GivenHead>{t('desk.list')}</GivenHead>
      {state.kind === 'loading' && (
        <>
          <VisuallyHidden as="output">{t('desk.loading')}</VisuallyHidden>
          <Skeleton shape="block" height="48px" />
        </>
      )}
      {state.kind === 'ready' && state.items.length === 0 && <p>{t('desk.empty')}</p>}
      {state.kind === 'ready' && state.items.length > 0 && (
        <GivenItems>
          {state.items.map((item) => (
            <li key={item.id}>
              <strong>{t(names[item.name])}</strong>
              <Tag tone={item.state === 'open' ? 'success' : 'neutral'}>{t(states[item.state])}</Tag>
              <span data-how>{how(item.status)}</span>
              <time dateTime={new Date(item.at).toISOString()}>{formats.moment(item.at)}</time>
            </li>
          ))}
        </GivenItems>
      )}
    </>
  );
}
