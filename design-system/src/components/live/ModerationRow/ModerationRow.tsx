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
export type ModerationDeed = 'warn' | 'mute' | 'unmute' | 'freeze' | 'unfreeze' | 'block' | 'unblock';

/** What bars a member now. Moments in UTC ms. */
export type ModerationBar =
  /** May not speak in this room; `until` null: for ever. */
  | { kind: 'muted'; until: number | null; reason: string }
  /** May not chat in any room of this teacher; `until` null: permanently (E13). */
  | { kind: 'frozen'; until: number | null; reason: string; live: string; by: string }
  /** Taken out of the room until somebody lets them back. */
  | { kind: 'blocked'; reason: string };

export interface ModerationRowProps {
  member: { uid: string; nickname: string; img: string };
  /** `null`: nothing bars them. */
  bar: ModerationBar | null;
  /** Staff can be looked at, not dealt with. */
  isStaff?: boolean;
  /** Something is being changed now. */
  isSaving?: boolean;
  /** Only asks: warning, muting and freezing open their dialogs. */
  onDeed: (deed: ModerationDeed) => void;
  /** UTC ms, for the time that is left. */
  now: number;
}

const barWords = { muted: 'row.muted', frozen: 'row.frozen', blocked: 'row.blocked' } as const;

/** A member in the streamer's console: what bars them, until when and why, and what can be done. */
export function ModerationRow({
  member,
  bar,
  isStaff = false,
  isSaving = false,
  onDeed,
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
      {!isStaff && !isSaving && <Deeds member={member} bar={bar} onDeed={onDeed} />}
    </RowRoot>
  );
}

function BarWords({ bar, now }: { bar: ModerationBar; now: number }) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  return (
    <>
      <RowTags>
        <Tag tone={bar.kind === 'muted' ? 'warning' : 'danger'}>{t(barWords[bar.kind])}</Tag>
        {bar.kind !== 'blocked' &&
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

function Deeds({ member, bar, onDeed }: Pick<ModerationRowProps, 'member' | 'bar' | 'onDeed'>) {
  const { t } = useTranslation('live-tools');
  const kind = bar?.kind;
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
      <MenuItem icon={<ShieldAlertIcon aria-hidden="true" />} onSelect={() => onDeed('warn')}>
        {t('row.warn')}
      </MenuItem>
      {kind === 'muted' ? (
        <MenuItem icon={<MessageSquareIcon aria-hidden="true" />} onSelect={() => onDeed('unmute')}>
          {t('row.unmute')}
        </MenuItem>
      ) : (
        <MenuItem icon={<MicOffIcon aria-hidden="true" />} onSelect={() => onDeed('mute')}>
          {t('row.mute')}
        </MenuItem>
      )}
      <MenuDivider />
      {kind === 'frozen' ? (
        <MenuItem icon={<Undo2Icon aria-hidden="true" />} onSelect={() => onDeed('unfreeze')}>
          {t('row.unfreeze')}
        </MenuItem>
      ) : (
        <MenuItem icon={<SnowflakeIcon aria-hidden="true" />} tone="danger" onSelect={() => onDeed('freeze')}>
          {t('row.freeze')}
        </MenuItem>
      )}
      {kind === 'blocked' ? (
        <MenuItem icon={<Undo2Icon aria-hidden="true" />} onSelect={() => onDeed('unblock')}>
          {t('row.unblock')}
        </MenuItem>
      ) : (
        <MenuItem icon={<UserXIcon aria-hidden="true" />} tone="danger" onSelect={() => onDeed('block')}>
          {t('row.block')}
        </MenuItem>
      )}
    </Menu>
  );
}
