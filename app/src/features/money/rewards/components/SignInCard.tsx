import type { Month } from '@goldbean/design-system/chat';
import { SignInCard as SignIns, type SignInCardState } from '@goldbean/design-system/rewards';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot, type Snapshot } from 'valtio';
import { errorWords, formatNumber } from '../../../../shared/i18n/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { loadSignIns, signIn } from '../rewards.actions.ts';
import { rewardsState, type RewardsState } from '../rewards.state.ts';

/** A day as the contract writes it, `YYYY-MM-DD`. */
const monthOf = (day: string): Month => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) });
const dayOf = (day: string): number => Number(day.slice(8, 10));
const written = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`;

/** Signs in once a day; more for each day in a row (K25, D50). The days are those of Shanghai. */
export function SignInCard() {
  const { t } = useTranslation('rewards');
  const { lang } = useSnapshot(session);
  const state = useSnapshot(rewardsState);
  const [shown, setShown] = useState<Month | null>(null);
  const show = (month: Month | null) => {
    setShown(month);
    void loadSignIns(month ? written(month) : undefined);
  };
  return (
    <SignIns
      state={cardState(state, shown)}
      onSignIn={() => {
        setShown(null);
        void signIn((beans) => t('signIn.got', { count: beans, n: formatNumber(lang, beans) }));
      }}
      onMonth={show}
      onRetry={() => show(shown)}
    />
  );
}

/** @param shown the month that the member chose; null for this one */
function cardState({ signIns, isSigning }: Snapshot<RewardsState>, shown: Month | null): SignInCardState {
  if (signIns.kind === 'loading') return { kind: 'loading' };
  if (signIns.kind === 'failed') return { kind: 'error', reason: errorWords(signIns.error) };
  const { day, signed, streak, next_beans, calendar } = signIns.value;
  const month = shown ?? monthOf(day);
  // While another month is on its way the days of the one before are not shown under its name.
  const signedDays = calendar
    .filter((one) => one.signed && one.day.startsWith(written(month)))
    .map((one) => dayOf(one.day));
  return {
    kind: 'ready',
    streak,
    nextBeans: next_beans,
    isSigned: signed,
    isSigning,
    month,
    signedDays: new Set(signedDays),
    today: { ...monthOf(day), day: dayOf(day) },
  };
}
