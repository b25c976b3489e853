import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, CheckIcon, RadioGroup, Tag, VisuallyHidden } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Countdown } from '../Countdown/Countdown.tsx';
import { VoteBar, VoteBars, VoteFoot, VoteHead, VoteRoot } from './VoteCard.styles.ts';

export interface VoteOption {
  id: string;
  text: string;
  /** Votes it has. */
  count: number;
}

/** How the vote stands, and how I stand in it (C026). Moments in UTC ms. */
export type VoteState =
  /** `isFailed`: my vote did not arrive. */
  | { kind: 'open'; endsAt: number; isSending?: boolean; isFailed?: boolean }
  /** I voted for `mine`; it goes on until `endsAt`. */
  | { kind: 'voted'; endsAt: number; mine: string }
  /** Over, and the result not shown yet. */
  | { kind: 'closed' }
  /** `mine` is null when I did not vote. */
  | { kind: 'result'; mine: string | null }
  /** For who asks and does not vote: how it goes, or went when `endsAt` is left out. */
  | { kind: 'tally'; endsAt?: number };

export interface VoteCardProps {
  question: string;
  options: readonly VoteOption[];
  state: VoteState;
  onVote: (optionId: string) => void;
  /** The clock, UTC ms; the server's, when it differs from the member's. */
  now: () => number;
}

/** A question to the room: one vote each, then how the others voted. */
export function VoteCard({ question, options, state, onVote, now }: VoteCardProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  const titleId = useId();
  const total = options.reduce((sum, { count }) => sum + count, 0);
  const endsAt = 'endsAt' in state ? state.endsAt : undefined;
  const isOver = state.kind === 'result' || (state.kind === 'tally' && endsAt === undefined);
  return (
    <VoteRoot aria-labelledby={titleId}>
      <VoteHead>
        <Tag tone={endsAt === undefined ? 'neutral' : 'brand'}>
          {isOver ? t('vote.result') : t('vote.title')}
        </Tag>
        <h3 id={titleId}>{question}</h3>
      </VoteHead>
      {state.kind === 'open' && (
        <Ballot question={question} options={options} state={state} onVote={onVote} />
      )}
      {(state.kind === 'voted' || state.kind === 'result' || state.kind === 'tally') && (
        <Bars options={options} total={total} mine={state.kind === 'tally' ? null : state.mine} />
      )}
      {state.kind === 'closed' && (
        <output>
          <strong>{t('vote.closed')}</strong> {t('vote.closedHint')}
        </output>
      )}
      <VoteFoot>
        {state.kind === 'result' && state.mine === null && <span>{t('vote.notVoted')}</span>}
        {endsAt !== undefined && (
          <span>
            {t('vote.endsIn')} <Countdown until={endsAt} now={now} />
          </span>
        )}
        <span>{t('vote.votes', { count: total, n: formats.number(total) })}</span>
      </VoteFoot>
    </VoteRoot>
  );
}

interface BallotProps extends Pick<VoteCardProps, 'question' | 'options' | 'onVote'> {
  state: Extract<VoteState, { kind: 'open' }>;
}

function Ballot({ question, options, state, onVote }: BallotProps) {
  const { t } = useTranslation('live-tools');
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <>
      <RadioGroup
        label={<VisuallyHidden>{question}</VisuallyHidden>}
        options={options.map(({ id, text }) => ({ value: id, label: text }))}
        value={chosen}
        error={state.isFailed ? t('vote.failed') : undefined}
        onSelect={setChosen}
      />
      <VoteFoot>
        <span>{t('vote.once')}</span>
        <Button
          tone="primary"
          fill="filled"
          busyLabel={state.isSending ? t('vote.casting') : undefined}
          disabledReason={chosen === null ? t('vote.choose') : undefined}
          onClick={() => {
            if (chosen !== null) onVote(chosen);
          }}
        >
          {t('vote.cast')}
        </Button>
      </VoteFoot>
    </>
  );
}

interface BarsProps {
  options: readonly VoteOption[];
  total: number;
  mine: string | null;
}

function Bars({ options, total, mine }: BarsProps) {
  const { t, i18n } = useTranslation('live-tools');
  const formats = useFormats();
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return (
    <VoteBars>
      {options.map(({ id, text, count }) => {
        const share = total === 0 ? 0 : count / total;
        return (
          <VoteBar key={id} data-mine={id === mine || undefined} style={{ '--share': share }}>
            <span data-text>
              {text}
              {id === mine && (
                <Tag tone="brand" icon={<CheckIcon aria-hidden="true" />}>
                  {t('vote.mine')}
                </Tag>
              )}
            </span>
            <span data-figures>
              {t('vote.votes', { count, n: formats.number(count) })} · {percent.format(share)}
            </span>
          </VoteBar>
        );
      })}
    </VoteBars>
  );
}
