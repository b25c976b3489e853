import { useTranslation } from 'react-i18next';
import { Avatar, Button, ProgressBar, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { GroupActions, GroupReason, GroupRoot, GroupWords } from './FanGroupCard.styles.ts';

/** How I stand to the chat room of a fan club (E15, D22). */
export type FanGroupState =
  | { kind: 'open' }
  | { kind: 'joining' }
  /** `unread` messages wait. */
  | { kind: 'joined'; unread: number }
  /** Not a fan of this channel (M29). */
  | { kind: 'notFan' }
  /** Not in the fan club, whose members alone may enter. */
  | { kind: 'notMember' }
  /** `mine` is the level that is unlocked. */
  | { kind: 'levelTooLow'; mine: number }
  | { kind: 'full' }
  /** In the group of that name: one for each user, study groups counted (M30). */
  | { kind: 'otherGroup'; name: string }
  /** Left less than 24 hours ago; `until` in UTC ms. */
  | { kind: 'locked'; until: number }
  /** A sentence for the member, of anything else; it can be tried again. */
  | { kind: 'failed'; reason: string };

export interface FanGroupCardProps {
  name: string;
  /** Picture of the group, or empty. */
  img: string;
  members: number;
  /** Most members it takes. */
  capacity: number;
  /** Fan level it asks for. */
  requiredLevel: number;
  state: FanGroupState;
  onJoin: () => void;
  onOpen: () => void;
  onLeave: () => void;
}

/** The chat room of a fan club: who is in it, what it asks for, and whether I may join. */
export function FanGroupCard({
  name,
  img,
  members,
  capacity,
  requiredLevel,
  state,
  onJoin,
  onOpen,
  onLeave,
}: FanGroupCardProps) {
  const { t } = useTranslation('fans');
  const formats = useFormats();
  const filled = t('group.members', { n: formats.number(members), most: formats.number(capacity) });

  const refusal = (): string | undefined => {
    switch (state.kind) {
      case 'notFan':
        return t('join.notFan');
      case 'notMember':
        return t('group.notMember');
      case 'levelTooLow':
        return t('group.levelTooLow', { mine: state.mine, level: requiredLevel });
      case 'full':
        return t('group.full');
      case 'otherGroup':
        return t('join.otherGroup', { name: state.name });
      case 'locked':
        return t('join.locked', { time: formats.moment(state.until) });
      case 'failed':
        return state.reason;
      case 'open':
      case 'joining':
      case 'joined':
        return undefined;
    }
  };
  const reason = refusal();

  return (
    <GroupRoot>
      <Avatar name={name} src={img} size="large" />
      <GroupWords>
        <h4>{name}</h4>
        <p>
          {requiredLevel > 1 && <Tag tone="gold">{t('group.requires', { level: requiredLevel })}</Tag>}
          {state.kind === 'joined' && <Tag tone="success">{t('group.joined')}</Tag>}
          <span>{filled}</span>
        </p>
        <ProgressBar label={t('group.fill')} value={members} max={capacity} valueText={filled} />
        {reason !== undefined && <GroupReason>{reason}</GroupReason>}
      </GroupWords>
      <GroupActions>
        {state.kind === 'joined' ? (
          <>
            <Button tone="primary" fill="filled" onClick={onOpen}>
              {state.unread > 0
                ? t('group.openUnread', { count: state.unread, n: formats.compact(state.unread) })
                : t('group.open')}
            </Button>
            <Button fill="quiet" onClick={onLeave}>
              {t('group.leave')}
            </Button>
          </>
        ) : (
          <Button
            tone="primary"
            fill={reason === undefined ? 'filled' : 'outlined'}
            disabledReason={state.kind === 'failed' ? undefined : reason}
            busyLabel={state.kind === 'joining' ? t('join.joining') : undefined}
            onClick={onJoin}
          >
            {t('group.join')}
          </Button>
        )}
      </GroupActions>
    </GroupRoot>
  );
}
