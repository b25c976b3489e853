import { useTranslation } from 'react-i18next';
import {
  Avatar,
  Button,
  Dialog,
  ErrorState,
  Link,
  MessageSquareIcon,
  MicOffIcon,
  ShieldAlertIcon,
  Skeleton,
  SnowflakeIcon,
  Tag,
  Undo2Icon,
  UserXIcon,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { ViewerModerationAction } from '../ModerationRow/ModerationRow.tsx';
import { CardActions, CardHead, CardRoot, CardTags } from './ViewerCard.styles.ts';

/** What somebody is in the live room. */
export type ViewerRole = 'owner' | 'streamer' | 'live_admin' | 'inspector' | 'admin' | 'member';

/** A member of the live room, as its staff and its viewers see them. */
export interface RoomViewer {
  nickname: string;
  img: string;
  /** The number that members are known by. */
  number: string;
  role: ViewerRole;
  /** They follow the channel. */
  follows: boolean;
  muted: boolean;
  /** `until` in UTC ms, null for good. */
  frozen: { until: number | null } | null;
  /** Has a warning to confirm. */
  warned: boolean;
  blocked: boolean;
}

export type ViewerCardState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the reader. */
  | { kind: 'failed'; reason: string }
  | { kind: 'ready'; viewer: RoomViewer };

export interface ViewerCardProps {
  /** Nickname of whom it is about, known before the rest; null while it is about nobody. */
  name: string | null;
  state: ViewerCardState;
  /** Their profile (S43); left out where there is no way to it. */
  profileHref?: string;
  /** What the reader may do; empty for whom nothing is theirs to do. */
  actions: readonly ViewerModerationAction[];
  /** On the card of who holds the live session: whether the reader follows the channel. */
  follow?: { isFollowed: boolean; isPending: boolean; onFollow: (on: boolean) => void };
  /** What is being done. */
  pending?: ViewerModerationAction | null;
  /** Only asks: warning, muting, freezing and removing open their dialogs. */
  onAction: (action: ViewerModerationAction) => void;
  onRetry: () => void;
  onClose: () => void;
  /** UTC ms, for the time that is left. */
  now: number;
}

const roleWords = {
  owner: 'card.owner',
  streamer: 'card.streamer',
  live_admin: 'card.liveAdmin',
  inspector: 'card.inspector',
  admin: 'card.admin',
} as const;

/** A member in the live room: who they are there, what bars them, and what the reader may do (C028, P05). */
export function ViewerCard({ name, state, onRetry, onClose, ...card }: ViewerCardProps) {
  const { t } = useTranslation('live-tools');
  return (
    <Dialog
      isOpen={name !== null}
      onClose={onClose}
      title={t('card.label', { name: name ?? '' })}
      closeLabel={t('card.close')}
      size="small"
    >
      {state.kind === 'loading' && (
        <>
          <VisuallyHidden as="output">{t('card.loading')}</VisuallyHidden>
          <Skeleton shape="block" height="120px" />
        </>
      )}
      {state.kind === 'failed' && (
        <ErrorState title={t('card.failed')} retry={{ label: t('card.retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && <Card {...card} viewer={state.viewer} />}
    </Dialog>
  );
}

interface ViewerCardBodyProps extends Pick<
  ViewerCardProps,
  'profileHref' | 'actions' | 'follow' | 'pending' | 'onAction' | 'now'
> {
  viewer: RoomViewer;
}

function Card({ viewer, profileHref, actions, follow, pending, onAction, now }: ViewerCardBodyProps) {
  const { t } = useTranslation('live-tools');
  const { nickname, img, number, role } = viewer;
  return (
    <CardRoot>
      <CardHead>
        <Avatar size="large" name={nickname} src={img} />
        <div>
          <p>
            {profileHref === undefined ? (
              nickname
            ) : (
              <Link look="plain" href={profileHref}>
                {nickname}
              </Link>
            )}
          </p>
          <small>{t('row.id', { id: number })}</small>
          {role !== 'member' && (
            <CardTags>
              <Tag tone={role === 'owner' || role === 'streamer' ? 'brand' : 'info'}>
                {t(roleWords[role])}
              </Tag>
            </CardTags>
          )}
          {role === 'member' && viewer.follows && (
            <CardTags>
              <Tag>{t('card.follows')}</Tag>
            </CardTags>
          )}
        </div>
      </CardHead>
      <Bars viewer={viewer} now={now} />
      {follow && (
        <Button
          tone={follow.isFollowed ? 'neutral' : 'primary'}
          aria-pressed={follow.isFollowed}
          busyLabel={follow.isPending ? t('row.saving') : undefined}
          onClick={() => follow.onFollow(!follow.isFollowed)}
        >
          {t(follow.isFollowed ? 'card.unfollow' : 'card.follow')}
        </Button>
      )}
      {actions.length > 0 && (
        <CardActions>
          {actions.map((action) => {
            const { Icon, words, isHard } = actionLooks[action];
            return (
              <Button
                key={action}
                tone={isHard ? 'danger' : undefined}
                icon={<Icon aria-hidden="true" />}
                busyLabel={pending === action ? t('row.saving') : undefined}
                onClick={() => onAction(action)}
              >
                {t(words)}
              </Button>
            );
          })}
        </CardActions>
      )}
    </CardRoot>
  );
}

const actionLooks = {
  warn: { Icon: ShieldAlertIcon, words: 'row.warn', isHard: false },
  mute: { Icon: MicOffIcon, words: 'row.mute', isHard: false },
  unmute: { Icon: MessageSquareIcon, words: 'row.unmute', isHard: false },
  freeze: { Icon: SnowflakeIcon, words: 'row.freeze', isHard: true },
  unfreeze: { Icon: Undo2Icon, words: 'row.unfreeze', isHard: false },
  block: { Icon: UserXIcon, words: 'row.block', isHard: true },
  unblock: { Icon: Undo2Icon, words: 'row.unblock', isHard: false },
} as const;

function Bars({ viewer: { muted, frozen, warned, blocked }, now }: { viewer: RoomViewer; now: number }) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  if (!muted && !frozen && !warned && !blocked) return null;
  return (
    <CardTags>
      {blocked && <Tag tone="danger">{t('row.blocked')}</Tag>}
      {frozen && (
        <>
          <Tag tone="danger">{t('row.frozen')}</Tag>
          <span>
            {frozen.until === null
              ? t('row.permanent')
              : `${t('row.until', { moment: formats.moment(frozen.until) })} · ${t('row.left', {
                  left: formats.span(Math.max(0, frozen.until - now)),
                })}`}
          </span>
        </>
      )}
      {muted && <Tag tone="warning">{t('row.muted')}</Tag>}
      {warned && <Tag tone="warning">{t('card.warned')}</Tag>}
    </CardTags>
  );
}
