import { useTranslation } from 'react-i18next';
import {
  Avatar,
  EllipsisIcon,
  IconButton,
  Menu,
  MenuDivider,
  MenuItem,
  MessageSquareIcon,
  MicOffIcon,
  ShieldAlertIcon,
  SnowflakeIcon,
  Spinner,
  Tag,
  Undo2Icon,
  UserXIcon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { RowRoot, RowTags, RowWords } from './ModerationRow.styles.ts';

/** What may be done to a member of the room (D26). */
export type ViewerModerationAction = 'warn' | 'mute' | 'unmute' | 'freeze' | 'unfreeze' | 'block' | 'unblock';

/** What bars a member now. Moments in UTC ms. */
export type ModerationRestriction =
  /** May not speak in this room; `until` null: for ever. */
  | { kind: 'muted'; until: number | null; reason: string }
  /** May not chat in any room of this teacher; `until` null: permanently (E13). */
  | { kind: 'frozen'; until: number | null; reason: string; live: string; by: string }
  /** Taken out of the room until somebody lets them back. */
  | { kind: 'blocked'; reason: string }
  /** Writes here again once they have confirmed that they read it. */
  | { kind: 'warned'; reason: string };

export interface ModerationRowProps {
  member: { uid: string; nickname: string; img: string };
  /** `null`: nothing bars them. */
  bar: ModerationRestriction | null;
  /** Staff can be looked at, not dealt with. */
  isStaff?: boolean;
  /** What the reader may do; left out for all of it. */
  actions?: readonly ViewerModerationAction[];
  /** Something is being changed now. */
  isSaving?: boolean;
  /** Only asks: warning, muting and freezing open their dialogs. */
  onAction: (action: ViewerModerationAction) => void;
  /** UTC ms, for the time that is left. */
  now: number;
}

const barWords = {
  muted: 'row.muted',
  frozen: 'row.frozen',
  blocked: 'row.blocked',
  warned: 'row.warned',
} as const;
const softBars: ReadonlySet<ModerationRestriction['kind']> = new Set(['muted', 'warned']);

/** A member in the streamer's console: what bars them, until when and why, and what can be done. */
export function ModerationRow({
  member,
  bar,
  isStaff = false,
  actions,
  isSaving = false,
  onAction,
  now,
}: ModerationRowProps) {
  const { t } = useTranslation('live-tools');
  return (
    <RowRoot>
      <Avatar name={member.nickname} src={member.img} />
      <RowWords>
        <p>
          <strong>{member.nickname}</strong> <small>{t('row.id', { id: member.uid })}</small>
        </p>
        {isStaff && (
          <RowTags>
            <Tag tone="info">{t('row.staff')}</Tag>
          </RowTags>
        )}
        {bar && <BarWords bar={bar} now={now} />}
      </RowWords>
      {isSaving && <Spinner size="small" label={t('row.saving')} />}
      {!isStaff && !isSaving && actions?.length !== 0 && (
        <Actions member={member} bar={bar} actions={actions} onAction={onAction} />
      )}
    </RowRoot>
  );
}

function BarWords({ bar, now }: { bar: ModerationRestriction; now: number }) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  return (
    <>
      <RowTags>
        <Tag tone={softBars.has(bar.kind) ? 'warning' : 'danger'}>{t(barWords[bar.kind])}</Tag>
        {'until' in bar &&
          (bar.until === null ? (
            <span>{t('row.permanent')}</span>
          ) : (
            <span>
              {t('row.until', { moment: formats.moment(bar.until) })} ·{' '}
              {t('row.left', { left: formats.span(Math.max(0, bar.until - now)) })}
            </span>
          ))}
      </RowTags>
      {bar.reason !== '' && <p>{t('row.reason', { reason: bar.reason })}</p>}
      {bar.kind === 'frozen' && <p>{t('row.record', { live: bar.live, name: bar.by })}</p>}
    </>
  );
}

const actionWords = {
  warn: 'row.warn',
  mute: 'row.mute',
  unmute: 'row.unmute',
  freeze: 'row.freeze',
  unfreeze: 'row.unfreeze',
  block: 'row.block',
  unblock: 'row.unblock',
} as const satisfies Record<ViewerModerationAction, string>;
const actionIcons = {
  warn: ShieldAlertIcon,
  mute: MicOffIcon,
  unmute: MessageSquareIcon,
  freeze: SnowflakeIcon,
  unfreeze: Undo2Icon,
  block: UserXIcon,
  unblock: Undo2Icon,
} as const satisfies Record<ViewerModerationAction, typeof UserXIcon>;
const hardActions: ReadonlySet<ViewerModerationAction> = new Set(['freeze', 'block']);

function Actions({
  member,
  bar,
  actions,
  onAction,
}: Pick<ModerationRowProps, 'member' | 'bar' | 'actions' | 'onAction'>) {
  const { t } = useTranslation('live-tools');
  const kind = bar?.kind;
  const soft: readonly ViewerModerationAction[] = ['warn', kind === 'muted' ? 'unmute' : 'mute'];
  const hard: readonly ViewerModerationAction[] = [
    kind === 'frozen' ? 'unfreeze' : 'freeze',
    kind === 'blocked' ? 'unblock' : 'block',
  ];
  const itemsOf = (group: readonly ViewerModerationAction[]) =>
    group
      .filter((action) => actions === undefined || actions.includes(action))
      .map((action) => {
        const Icon = actionIcons[action];
        return (
          <MenuItem
            key={action}
            icon={<Icon aria-hidden="true" />}
            tone={hardActions.has(action) ? 'danger' : undefined}
            onSelect={() => onAction(action)}
          >
            {t(actionWords[action])}
          </MenuItem>
        );
      });
  const first = itemsOf(soft);
  const second = itemsOf(hard);
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          label={t('row.actions', { name: member.nickname })}
          icon={<EllipsisIcon aria-hidden="true" />}
        />
      }
    >
      {first}
      {first.length > 0 && second.length > 0 && <MenuDivider />}
      {second}
    </Menu>
  );
}
