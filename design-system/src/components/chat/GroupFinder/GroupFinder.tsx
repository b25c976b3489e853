import { useTranslation } from 'react-i18next';
import { Avatar, Button, Dialog, EmptyState, ErrorState, Spinner, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { FinderFoot, FinderRefusal, FinderRow, FinderRows } from './GroupFinder.styles.ts';

/** A group that one enters by choice. */
export interface GroupFinderItem {
  id: string;
  kind: 'study' | 'fan' | 'large';
  name: string;
  /** Name of its channel. */
  channel: string;
  /** Address of the picture, or empty. */
  img: string;
  members: number;
  capacity: number;
  /** Level of the club that a fan group asks for; 1 is membership alone, null of other kinds. */
  fanLevel: number | null;
  isJoined: boolean;
}

export type GroupFinderState =
  | { kind: 'loading' }
  | { kind: 'failed'; onRetry: () => void }
  | { kind: 'ready'; groups: readonly GroupFinderItem[]; hasMore: boolean; isLoadingMore: boolean };

export interface GroupFinderProps {
  isOpen: boolean;
  state: GroupFinderState;
  /** Id of the group that is being entered, or empty. */
  joining: string;
  /** Why a group was not entered, in words. */
  refusal: { readonly id: string; readonly words: string } | null;
  onJoin: (group: GroupFinderItem) => void;
  onEnter: (group: GroupFinderItem) => void;
  onLeave: (group: GroupFinderItem) => void;
  onMore: () => void;
  /** Opens a group of one's own channel; without it that is not offered. */
  onNew?: () => void;
  onClose: () => void;
}

/** Study, fan and large groups that can be entered, and those that one is in (T11). */
export function GroupFinder({ isOpen, onNew, onClose, ...list }: GroupFinderProps) {
  const { t } = useTranslation('chat');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('finder.title')}
      closeLabel={t('finder.close')}
      footer={onNew && <Button onClick={onNew}>{t('opening.title')}</Button>}
    >
      <FoundGroups {...list} />
    </Dialog>
  );
}

function FoundGroups({
  state,
  onMore,
  refusal,
  joining,
  ...actions
}: Omit<GroupFinderProps, 'isOpen' | 'onNew' | 'onClose'>) {
  const { t } = useTranslation('chat');
  if (state.kind === 'loading') return <Spinner label={t('finder.loading')} />;
  if (state.kind === 'failed')
    return <ErrorState title={t('finder.failed')} retry={{ label: t('retry'), onRetry: state.onRetry }} />;
  if (state.groups.length === 0) return <EmptyState title={t('finder.none')} />;
  return (
    <>
      <p>{t('finder.hint')}</p>
      <FinderRows>
        {state.groups.map((group) => (
          <FoundRow
            key={group.id}
            group={group}
            isJoining={joining === group.id}
            words={refusal?.id === group.id ? refusal.words : ''}
            {...actions}
          />
        ))}
      </FinderRows>
      {state.hasMore && (
        <FinderFoot>
          <Button busyLabel={state.isLoadingMore ? t('finder.loading') : undefined} onClick={onMore}>
            {t('finder.more')}
          </Button>
        </FinderFoot>
      )}
    </>
  );
}

interface FoundRowProps extends Pick<GroupFinderProps, 'onJoin' | 'onEnter' | 'onLeave'> {
  group: GroupFinderItem;
  isJoining: boolean;
  /** Why it was not entered, or empty. */
  words: string;
}

function FoundRow({ group, isJoining, words, onJoin, onEnter, onLeave }: FoundRowProps) {
  const { t } = useTranslation('chat');
  const formats = useFormats();
  const { kind, name, channel, img, members, capacity, fanLevel, isJoined } = group;
  return (
    <FinderRow>
      <Avatar size="medium" name={name} src={img} />
      <div>
        <strong>{name}</strong>
        <Tag>{t(`finder.kind.${kind}`)}</Tag>
        {fanLevel !== null && fanLevel > 1 && (
          <Tag tone="gold">{t('finder.fanLevel', { level: fanLevel })}</Tag>
        )}
        <small>
          {t('finder.about', { channel, n: formats.number(members), most: formats.number(capacity) })}
        </small>
      </div>
      <div>
        {isJoined ? (
          <>
            <Button size="small" aria-label={t('finder.leaveNamed', { name })} onClick={() => onLeave(group)}>
              {t('finder.leave')}
            </Button>
            <Button
              size="small"
              tone="primary"
              aria-label={t('finder.enterNamed', { name })}
              onClick={() => onEnter(group)}
            >
              {t('finder.enter')}
            </Button>
          </>
        ) : (
          <Button
            size="small"
            tone="primary"
            fill="filled"
            busyLabel={isJoining ? t('finder.joining') : undefined}
            aria-label={t('finder.joinNamed', { name })}
            onClick={() => onJoin(group)}
          >
            {t('finder.join')}
          </Button>
        )}
      </div>
      {words !== '' && <FinderRefusal role="alert">{words}</FinderRefusal>}
    </FinderRow>
  );
}
