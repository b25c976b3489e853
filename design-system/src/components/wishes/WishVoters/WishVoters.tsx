import { useTranslation } from 'react-i18next';
import { Avatar, Button, Card, ErrorState, Skeleton, VisuallyHidden } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { VoterList, VotersRoot } from './WishVoters.styles.ts';

/** A member who voted for a wish. */
export interface WishVoter {
  uid: string;
  nickname: string;
  img: string;
  /** Gave the free vote (D47). */
  hasVoted: boolean;
  /** Speed-up votes that were bought. */
  paidVotes: number;
}

export type WishVotersState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string }
  | { kind: 'ready'; voters: readonly WishVoter[]; total: number; isLoadingMore?: boolean };

export interface WishVotersProps {
  state: WishVotersState;
  /** Free votes by the learning level of those who gave them (E01). */
  levels: readonly { level: number; votes: number }[];
  onMore: () => void;
  onRetry: () => void;
}

/** Who voted for a wish, the latest first, free and bought apart (S10). */
export function WishVoters({ state, levels, onMore, onRetry }: WishVotersProps) {
  const { t } = useTranslation('wishes');
  const formats = useFormats();
  const total = state.kind === 'ready' ? state.total : 0;
  return (
    <Card padding="large">
      <VotersRoot aria-label={t('voters.title')} aria-busy={state.kind === 'loading' || undefined}>
        <h3>{t('voters.title')}</h3>
        {state.kind === 'loading' && (
          <>
            <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
            <Skeleton width="80%" />
            <Skeleton width="60%" />
          </>
        )}
        {state.kind === 'failed' && (
          <ErrorState title={t('loadFailed')} retry={{ label: t('retry'), onRetry }}>
            {state.reason}
          </ErrorState>
        )}
        {state.kind === 'ready' && total === 0 && <p>{t('voters.none')}</p>}
        {state.kind === 'ready' && total > 0 && (
          <>
            <p>{t('voters.count', { count: total, n: formats.number(total) })}</p>
            <VoterList>
              {state.voters.map((voter) => (
                <li key={voter.uid}>
                  <Avatar name={voter.nickname} src={voter.img} size="tiny" />
                  <span>{voter.nickname}</span>
                  <small>
                    {[
                      voter.hasVoted && t('freeVotes', { count: 1, n: formats.number(1) }),
                      voter.paidVotes > 0 &&
                        t('paidVotes', { count: voter.paidVotes, n: formats.number(voter.paidVotes) }),
                    ]
                      .filter((part) => part !== false)
                      .join(' · ')}
                  </small>
                </li>
              ))}
            </VoterList>
            {state.voters.length < total && (
              <Button
                size="small"
                busyLabel={state.isLoadingMore ? t('loading') : undefined}
                onClick={onMore}
              >
                {t('voters.more')}
              </Button>
            )}
          </>
        )}
        {levels.length > 0 && (
          <p>
            {t('voters.levels')}{' '}
            {levels
              .map(({ level, votes }) =>
                t('voters.level', { level: formats.number(level), n: formats.number(votes) }),
              )
              .join(' · ')}
          </p>
        )}
      </VotersRoot>
    </Card>
  );
}
