import { styled } from '@goldbean/design-system/styling';
import { limits, type Reward } from '@goldbean/contract';
import {
  Button,
  ButtonLink,
  Card,
  ErrorState,
  GiftIcon,
  Spinner,
  useSecondsLeft,
} from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { Amount } from '@goldbean/design-system/wallet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords, formatNumber } from '../../../shared/i18n/index.ts';
import { paths } from '../../../shared/paths/index.ts';
import { session } from '../../../shared/session/index.ts';
import { claim, loadRewards } from '../rewards.actions.ts';
import { rewardsState } from '../rewards.state.ts';

const Sheet = styled(Card)`
  display: grid;
  gap: ${tokens.space[4]};
  justify-items: center;
  max-inline-size: ${tokens.layout.narrow};
  margin-inline: auto;
  text-align: center;

  & > svg {
    inline-size: 64px;
    block-size: 64px;
    color: ${tokens.color.gold.text};
  }

  & > h1 {
    margin: 0;
    font-size: ${tokens.font.size.heading};
  }

  & > p {
    margin: 0;
    color: ${tokens.color.text.secondary};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${tokens.space[4]};
`;

/** @param onLeave leads on after a claim (K19) */
export function NewcomerGift({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation(['rewards', 'actions']);
  const { rewards, claimed } = useSnapshot(rewardsState);
  if (rewards.kind === 'loading') return <Spinner label={t('loading')} />;
  if (rewards.kind === 'failed') {
    return (
      <ErrorState
        title={t('failed')}
        retry={{ label: t('actions:retry'), onRetry: () => void loadRewards() }}
      >
        {errorWords(rewards.error)}
      </ErrorState>
    );
  }
  const gift = rewards.value.find(({ kind }) => kind === 'newcomer');
  if (claimed) return <Given beans={claimed.beans} credits={claimed.credits} onLeave={onLeave} />;
  return gift ? <Offered gift={gift} /> : null;
}

/** Mine to claim, or mine already (S28). */
function Offered({ gift }: { readonly gift: Readonly<Reward> }) {
  const { t } = useTranslation('rewards');
  const { claiming } = useSnapshot(rewardsState);
  const isOpen = gift.state === 'open';
  return (
    <Sheet padding="large" tone="gold">
      <GiftIcon aria-hidden="true" />
      <h1>{t('newcomer.title')}</h1>
      <p>{isOpen ? t('newcomer.text') : t('newcomer.claimed')}</p>
      <Line>
        <Amount value={gift.beans} currency="BEAN" size="large" />
        <Amount value={gift.credits} currency="CREDIT" size="large" />
      </Line>
      {isOpen ? (
        <Button
          tone="gold"
          fill="filled"
          size="large"
          busyLabel={claiming === null ? undefined : t('claiming')}
          onClick={() => void claim('newcomer')}
        >
          {t('newcomer.claim')}
        </Button>
      ) : (
        <Line>
          <ButtonLink href={paths.myGold.href()}>{t('newcomer.account')}</ButtonLink>
          <ButtonLink tone="primary" fill="filled" href={paths.homepage.href()}>
            {t('newcomer.home')}
          </ButtonLink>
        </Line>
      )}
    </Sheet>
  );
}

interface GivenProps {
  readonly beans: number;
  readonly credits: number;
  readonly onLeave: () => void;
}

/** Given just now: leads on in 3 s, unless the member wants to stay. */
function Given({ beans, credits, onLeave }: GivenProps) {
  const { t } = useTranslation('rewards');
  const { lang } = useSnapshot(session);
  const [isStaying, setIsStaying] = useState(false);
  return (
    <Sheet padding="large" tone="gold">
      <GiftIcon aria-hidden="true" />
      <h1>{t('newcomer.done')}</h1>
      <output>{t('got', { beans: formatNumber(lang, beans), credits: formatNumber(lang, credits) })}</output>
      {isStaying || <Leaving onLeave={onLeave} />}
      <Line>
        {isStaying || <Button onClick={() => setIsStaying(true)}>{t('newcomer.stay')}</Button>}
        <Button tone="primary" fill="filled" onClick={onLeave}>
          {t('newcomer.now')}
        </Button>
      </Line>
    </Sheet>
  );
}

function Leaving({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation('rewards');
  const [until] = useState(() => Date.now() + limits.claimRedirectMs);
  const seconds = useSecondsLeft(until, Date.now, onLeave);
  return <p role="timer">{t('newcomer.leaving', { count: seconds, n: String(seconds) })}</p>;
}
