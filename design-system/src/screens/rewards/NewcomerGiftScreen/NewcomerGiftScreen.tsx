import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/formats/index.ts';
import { Amount } from '../../../components/wallet/index.ts';
import {
  Button,
  ButtonLink,
  ErrorState,
  GiftIcon,
  Spinner,
  useSecondsLeft,
} from '../../../primitives/index.ts';
import { GiftGuide } from './GiftGuide.tsx';
import { GiftLine, GiftPage, GiftSheet } from './NewcomerGiftScreen.styles.ts';

/** What the gift is, in whole beans and credits. */
interface NewcomerGiftAmounts {
  beans: number;
  credits: number;
}

export type NewcomerGiftState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** Mine to claim. */
  | ({ kind: 'open'; isClaiming: boolean } & NewcomerGiftAmounts)
  /** Claimed some time ago. */
  | ({ kind: 'mine' } & NewcomerGiftAmounts)
  /** The account is too old for it. */
  | ({ kind: 'closed' } & NewcomerGiftAmounts)
  /** Given just now; leads on so many ms after it is shown, null once the member wants to stay (K19). */
  | ({ kind: 'given'; leavesInMs: number | null } & NewcomerGiftAmounts);

export interface NewcomerGiftScreenProps {
  state: NewcomerGiftState;
  /** The account, and the homepage: where to go from a gift that was claimed before. */
  accountHref: string;
  homeHref: string;
  onClaim: () => void;
  onStay: () => void;
  onLeave: () => void;
  onRetry: () => void;
  /** The clock, UTC ms. */
  now?: () => number;
}

const giftText = { open: 'text', mine: 'claimed', closed: 'closed' } as const;

/** /hljw/gameOfWealth/newsUserGifts: claimed once; then it leads on by itself (S28, K19). */
function NewcomerGiftAmounts({
  state,
  accountHref,
  homeHref,
  onClaim,
  onStay,
  onLeave,
  onRetry,
  now = Date.now,
}: NewcomerGiftScreenProps) {
  const { t } = useTranslation(['rewards', 'actions']);
  const formats = useFormats();
  if (state.kind === 'loading') return <Spinner label={t('loading')} />;
  if (state.kind === 'error') {
    return (
      <ErrorState title={t('failed')} retry={{ label: t('actions:retry'), onRetry }}>
        {state.reason}
      </ErrorState>
    );
  }
  const { beans, credits } = state;
  if (state.kind === 'given') {
    return (
      <GiftSheet padding="large" tone="gold">
        <GiftIcon aria-hidden="true" />
        <h1>{t('newcomer.done')}</h1>
        <output>{t('got', { beans: formats.number(beans), credits: formats.number(credits) })}</output>
        {state.leavesInMs !== null && <Leaving inMs={state.leavesInMs} onLeave={onLeave} now={now} />}
        <GiftLine>
          {state.leavesInMs !== null && <Button onClick={onStay}>{t('newcomer.stay')}</Button>}
          <Button tone="primary" fill="filled" onClick={onLeave}>
            {t('newcomer.now')}
          </Button>
        </GiftLine>
      </GiftSheet>
    );
  }
  return (
    <GiftSheet padding="large" tone="gold">
      <GiftIcon aria-hidden="true" />
      <h1>{t('newcomer.title')}</h1>
      <p>{t(`newcomer.${giftText[state.kind]}`)}</p>
      <GiftLine>
        <Amount value={beans} currency="BEAN" size="large" />
        <Amount value={credits} currency="CREDIT" size="large" />
      </GiftLine>
      {state.kind === 'open' ? (
        <Button
          tone="gold"
          fill="filled"
          size="large"
          busyLabel={state.isClaiming ? t('claiming') : undefined}
          onClick={onClaim}
        >
          {t('newcomer.claim')}
        </Button>
      ) : (
        <GiftLine>
          <ButtonLink href={accountHref}>{t('newcomer.account')}</ButtonLink>
          <ButtonLink tone="primary" fill="filled" href={homeHref}>
            {t('newcomer.home')}
          </ButtonLink>
        </GiftLine>
      )}
    </GiftSheet>
  );
}

/** The gift, and what it is good for. */
export function NewcomerGiftScreen(props: NewcomerGiftScreenProps) {
  return (
    <GiftPage>
      <NewcomerGiftAmounts {...props} />
      <GiftGuide />
    </GiftPage>
  );
}

interface LeavingProps {
  inMs: number;
  onLeave: () => void;
  now: () => number;
}

function Leaving({ inMs, onLeave, now }: LeavingProps) {
  const { t } = useTranslation('rewards');
  const [leavesAt] = useState(() => now() + inMs);
  const seconds = useSecondsLeft(leavesAt, now, onLeave);
  return <p role="timer">{t('newcomer.leaving', { count: seconds, n: String(seconds) })}</p>;
}
