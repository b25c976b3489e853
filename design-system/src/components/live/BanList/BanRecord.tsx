import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar, Button, Countdown, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ruleWords } from '../ActionDialog/broken-rule.ts';
import type { BanDecision, ChannelBan } from './ban.ts';
import { BanActions, BanFacts, BanHead, BanRoot } from './BanList.styles.ts';

export interface BanRecordProps {
  ban: ChannelBan;
  /** The clock, UTC ms; the server's. */
  now: () => number;
  /** Its time is up. */
  onOver: () => void;
  /** Only asks. */
  onAsk: (decision: BanDecision) => void;
}

const buttonWords = {
  confirm: 'confirm.button',
  refuse: 'refuse.button',
  lift: 'lift.button',
} as const satisfies Record<BanDecision, string>;

/** One ban: which channel, why, what it rests on, until when, who asked and who confirmed. */
export function BanRecord({ ban, now, onOver, onAsk }: BanRecordProps) {
  const { t } = useTranslation('ban-list');
  const { t: toolWords } = useTranslation('live-tools');
  const formats = useFormats();
  const { channel, live, reason, rule, by, at, until, longer, confirmed } = ban;
  const signed = (name: string, moment: number) => t('by', { name, moment: formats.moment(moment) });
  const mayDecide = longer !== null && !longer.isOwn;

  const action = (decision: BanDecision, look: { tone?: 'danger' | 'primary'; fill?: 'filled' } = {}) => (
    <Button
      {...look}
      aria-label={t('nameOf', { action: t(buttonWords[decision]), name: channel.name })}
      onClick={() => onAsk(decision)}
    >
      {t(buttonWords[decision])}
    </Button>
  );
  return (
    <BanRoot>
      <BanHead>
        <Avatar name={channel.name} src={channel.img} />
        <div>
          <h2>{channel.name}</h2>
          <p>{live}</p>
        </div>
        {longer && <Tag tone="warning">{t('waits')}</Tag>}
      </BanHead>
      <BanFacts>
        <Fact name={t('fact.reason')}>{reason}</Fact>
        <Fact name={t('fact.rule')}>{toolWords(ruleWords[rule])}</Fact>
        <Fact name={t('fact.evidence')}>
          <Evidence ban={ban} />
        </Fact>
        <Fact name={t('fact.since')}>{signed(by, at)}</Fact>
        <Fact name={t('fact.until')}>
          <time dateTime={new Date(until).toISOString()}>{formats.moment(until)}</time>
          {' · '}
          <Countdown
            endsAt={until}
            now={now}
            dayWords={(count) => t('days', { count })}
            label={t('left', { name: channel.name })}
            onEnd={onOver}
          />
        </Fact>
        {longer && (
          <Fact name={t('fact.longer')}>
            {t('longer', { name: longer.by, moment: formats.moment(longer.until) })}
            {longer.isOwn && <p>{t('own')}</p>}
          </Fact>
        )}
        {confirmed && <Fact name={t('fact.confirmed')}>{signed(confirmed.by, confirmed.at)}</Fact>}
      </BanFacts>
      <BanActions>
        {mayDecide && action('confirm', { tone: 'danger', fill: 'filled' })}
        {mayDecide && action('refuse')}
        {action('lift')}
      </BanActions>
    </BanRoot>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Where in the live session it was, and the message it is about. */
function Evidence({ ban: { place, message } }: { ban: ChannelBan }) {
  const { t } = useTranslation('ban-list');
  const formats = useFormats();
  if (place === null && message === '') return t('noEvidence');
  return (
    <>
      {place !== null && t('place', { at: formats.clock(place / 1_000) })}
      {message !== '' && <blockquote>{message}</blockquote>}
    </>
  );
}
