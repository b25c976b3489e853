import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BanIcon,
  Button,
  EyeOffIcon,
  MessageSquareOffIcon,
  MicOffIcon,
  ScaleIcon,
  SnowflakeIcon,
  Tag,
  TriangleAlertIcon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { type ModerationActionKind, actionWords, type ModerationAction } from '../moderation.ts';
import { ActionHead, ActionRoot, AppealBox, AppealFoot, Evidence, Facts } from './ActionRecord.styles.ts';

export interface ActionRecordProps {
  action: ModerationAction;
  /** UTC ms; tells what is still in force. */
  now: number;
  /** Opens the AppealForm; without it the record is only to be read. */
  onAppeal?: (action: ModerationAction) => void;
  /** The AppealForm, while the member writes. */
  children?: ReactNode;
}

const icons: Readonly<Record<ModerationActionKind, typeof BanIcon>> = {
  warn: TriangleAlertIcon,
  mute: MicOffIcon,
  freeze: SnowflakeIcon,
  block: BanIcon,
  blockMessage: MessageSquareOffIcon,
  ban: BanIcon,
  hide: EyeOffIcon,
  reject: EyeOffIcon,
};

/** One decision about me: what, why, by which rule, until when, and what became of my appeal (N06). */
export function ActionRecord({ action, now, onAppeal, children }: ActionRecordProps) {
  const { t } = useTranslation('moderation');
  const formats = useFormats();
  const { kind, scope, by, at, reason, rule, until, evidence, appeal } = action;
  const Icon = icons[kind];

  return (
    <ActionRoot>
      <ActionHead>
        <span>
          <Icon aria-hidden="true" />
        </span>
        <div>
          <h3>
            {t(actionWords[kind])} <ForceTag action={action} now={now} />
          </h3>
          <p>
            {scope} · {by} · <time dateTime={new Date(at).toISOString()}>{formats.moment(at)}</time>
          </p>
        </div>
      </ActionHead>
      <Facts>
        <div>
          <dt>{t('fact.reason')}</dt>
          <dd>{reason}</dd>
        </div>
        <div>
          <dt>{t('fact.rule')}</dt>
          <dd>{rule}</dd>
        </div>
        {until !== undefined && (
          <div>
            <dt>{t('fact.until')}</dt>
            <dd>{until === null ? t('fact.forGood') : formats.moment(until)}</dd>
          </div>
        )}
        {evidence !== '' && (
          <div>
            <dt>{t('fact.evidence')}</dt>
            <dd>
              <Evidence>{evidence}</Evidence>
            </dd>
          </div>
        )}
      </Facts>
      {appeal.kind === 'possible' && !children && onAppeal && (
        <AppealFoot>
          <small>{t('appeal.once')}</small>
          <Button icon={<ScaleIcon aria-hidden="true" />} onClick={() => onAppeal(action)}>
            {t('appeal.button')}
          </Button>
        </AppealFoot>
      )}
      {appeal.kind === 'closed' && (
        <AppealFoot>
          <small>{appeal.reason}</small>
        </AppealFoot>
      )}
      {children}
      <AppealStory action={action} />
    </ActionRoot>
  );
}

/** In force, over, or taken back. */
function ForceTag({ action: { appeal, until }, now }: { action: ModerationAction; now: number }) {
  const { t } = useTranslation('moderation');
  if (appeal.kind === 'overturned') return <Tag tone="success">{t('force.overturned')}</Tag>;
  if (until === undefined) return null;
  return until === null || until > now ? (
    <Tag tone="danger">{t('force.inForce')}</Tag>
  ) : (
    <Tag>{t('force.over')}</Tag>
  );
}

/** My appeal, and what another person decided. */
function AppealStory({ action: { appeal } }: { action: ModerationAction }) {
  const { t } = useTranslation('moderation');
  const formats = useFormats();
  if (appeal.kind === 'none' || appeal.kind === 'possible' || appeal.kind === 'closed') return null;
  return (
    <AppealBox data-kind={appeal.kind}>
      <h4>
        <ScaleIcon aria-hidden="true" />
        {appeal.kind === 'open' && t('appeal.open')}
        {appeal.kind === 'upheld' && t('appeal.upheld')}
        {appeal.kind === 'overturned' && t('appeal.overturned')}
      </h4>
      <p>{t('appeal.mine', { text: appeal.text })}</p>
      {appeal.kind === 'open' ? (
        <small>{t('appeal.sentAt', { time: formats.moment(appeal.at) })}</small>
      ) : (
        <>
          <p>{t('appeal.verdict', { judge: appeal.judge, note: appeal.note })}</p>
          <small>{formats.moment(appeal.at)}</small>
        </>
      )}
    </AppealBox>
  );
}
