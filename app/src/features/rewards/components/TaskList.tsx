import { styled } from '@goldbean/design-system/styling';
import type { Reward } from '@goldbean/contract';
import {
  ButtonLink,
  Card,
  ErrorState,
  Skeleton,
  Tag,
  VisuallyHidden,
} from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { Amount } from '@goldbean/design-system/wallet';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords, formatDay } from '../../../shared/i18n/index.ts';
import { paths } from '../../../shared/paths/index.ts';
import { session } from '../../../shared/session/index.ts';
import { loadRewards } from '../rewards.actions.ts';
import { rewardsState } from '../rewards.state.ts';
import { Guidance } from './Guidance.tsx';

const Sheet = styled(Card)`
  display: grid;
  gap: ${tokens.space[4]};
  align-content: start;

  & > h2 {
    margin: 0;
    font-size: ${tokens.font.size.title};
  }
`;

const Tasks = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Task = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  align-items: center;
  padding-block: ${tokens.space[3]};
  border-block-start: ${tokens.borderWidth.hairline} solid ${tokens.color.border.subtle};

  & p {
    margin: 0;
    color: ${tokens.color.text.secondary};
  }

  & > span {
    display: grid;
    justify-items: end;
  }
`;

/** The rewards that are given once, and which of them are mine to claim (D51, K23). */
export function TaskList() {
  const { t } = useTranslation(['rewards', 'actions']);
  const { rewards } = useSnapshot(rewardsState);
  return (
    <Sheet padding="large">
      <h2>{t('tasks')}</h2>
      {rewards.kind === 'loading' && (
        <div aria-busy="true">
          <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
          <Skeleton shape="block" height="160px" />
        </div>
      )}
      {rewards.kind === 'failed' && (
        <ErrorState
          title={t('failed')}
          retry={{ label: t('actions:retry'), onRetry: () => void loadRewards() }}
        >
          {errorWords(rewards.error)}
        </ErrorState>
      )}
      {rewards.kind === 'ready' && (
        <Tasks>
          {rewards.value.map((reward) => (
            <Task key={reward.kind}>
              <div>
                <strong>{t(`kind.${reward.kind}`)}</strong>
                <p>{t(`hint.${reward.kind}`)}</p>
              </div>
              <span>
                <Amount value={reward.beans} currency="BEAN" isSigned />
                {reward.credits > 0 && <Amount value={reward.credits} currency="CREDIT" isSigned />}
              </span>
              <NextStep reward={reward} />
            </Task>
          ))}
        </Tasks>
      )}
    </Sheet>
  );
}

function NextStep({ reward }: { readonly reward: Readonly<Reward> }) {
  const { t } = useTranslation('rewards');
  const { lang } = useSnapshot(session);
  const { kind, state, at_ts } = reward;
  if (state === 'claimed') {
    return (
      <Tag tone="success">
        {at_ts === null ? t('newcomer.done') : t('claimed', { date: formatDay(lang, at_ts) })}
      </Tag>
    );
  }
  if (kind === 'newcomer') {
    return (
      <ButtonLink tone="gold" href={paths.newcomerGift.href({ to: paths.credits.href() })}>
        {t('open')}
      </ButtonLink>
    );
  }
  if (kind === 'guidance') return <Guidance />;
  return <Tag>{t('waiting')}</Tag>;
}
