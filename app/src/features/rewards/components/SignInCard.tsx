import { styled } from '@goldbean/design-system/styling';
import { type Month, monthLater, SignInMonth } from '@goldbean/design-system/chat';
import {
  Button,
  Card,
  ChevronLeftIcon,
  ChevronRightIcon,
  ErrorState,
  IconButton,
  Skeleton,
  VisuallyHidden,
} from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { languageTags, type Language } from '@goldbean/locales';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords, formatNumber } from '../../../shared/i18n/index.ts';
import { session } from '../../../shared/session/index.ts';
import { loadSignIns, signIn } from '../rewards.actions.ts';
import { rewardsState } from '../rewards.state.ts';

const Sheet = styled(Card)`
  display: grid;
  gap: ${tokens.space[4]};
  align-content: start;

  & > h2 {
    margin: 0;
    font-size: ${tokens.font.size.title};
  }

  & > p {
    margin: 0;
    color: ${tokens.color.text.secondary};
  }
`;

const MonthHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

/** A day as the contract writes it, `YYYY-MM-DD`. */
const monthOf = (day: string): Month => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) });
const dayOf = (day: string): number => Number(day.slice(8, 10));
const written = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`;

function monthName({ year, month }: Month, language: Language): string {
  const format = new Intl.DateTimeFormat(languageTags[language], {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(Date.UTC(year, month - 1, 1));
}

/** Signs in once a day; more for each day in a row (K25, D50). The days are those of Shanghai. */
export function SignInCard() {
  const { t } = useTranslation(['rewards', 'actions']);
  const { lang } = useSnapshot(session);
  const { signIns, isSigning } = useSnapshot(rewardsState);
  const [shown, setShown] = useState<Month | null>(null);
  const show = (month: Month | null) => {
    setShown(month);
    void loadSignIns(month ? written(month) : undefined);
  };

  if (signIns.kind === 'loading') {
    return (
      <Sheet padding="large" aria-busy="true">
        <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
        <Skeleton shape="block" height="300px" />
      </Sheet>
    );
  }
  if (signIns.kind === 'failed') {
    return (
      <Sheet padding="large">
        <ErrorState
          title={t('signIn.failed')}
          retry={{ label: t('actions:retry'), onRetry: () => show(shown) }}
        >
          {errorWords(signIns.error)}
        </ErrorState>
      </Sheet>
    );
  }
  const { day, signed, streak, next_beans, calendar } = signIns.value;
  const today = monthOf(day);
  const month = shown ?? today;
  const isThisMonth = written(month) === written(today);
  const name = monthName(month, lang);
  const count = (n: number) => ({ count: n, n: formatNumber(lang, n) });
  return (
    <Sheet padding="large">
      <h2>{t('signIn.title')}</h2>
      <p aria-live="polite">{streak === 0 ? t('signIn.begin') : t('signIn.streak', count(streak))}</p>
      {signed ? (
        <p>{t('signIn.done', count(next_beans))}</p>
      ) : (
        <Button
          tone="gold"
          fill="filled"
          isWide
          busyLabel={isSigning ? t('signIn.signing') : undefined}
          onClick={() => {
            setShown(null);
            void signIn((beans) => t('signIn.got', count(beans)));
          }}
        >
          {t('signIn.sign', count(next_beans))}
        </Button>
      )}
      <div>
        <MonthHead>
          <IconButton
            size="small"
            label={t('signIn.previous')}
            icon={<ChevronLeftIcon aria-hidden="true" />}
            tooltipSide="end"
            onClick={() => show(monthLater(month, -1))}
          />
          <span aria-live="polite">{name}</span>
          <IconButton
            size="small"
            label={t('signIn.next')}
            icon={<ChevronRightIcon aria-hidden="true" />}
            disabledReason={isThisMonth ? t('signIn.noFuture') : undefined}
            onClick={() => show(monthLater(month, 1))}
          />
        </MonthHead>
        <SignInMonth
          caption={name}
          month={month}
          // While another month is on its way the days of the one before are not shown under its name.
          signedDays={
            new Set(
              calendar
                .filter((one) => one.signed && one.day.startsWith(written(month)))
                .map((one) => dayOf(one.day)),
            )
          }
          today={isThisMonth ? dayOf(day) : undefined}
        />
      </div>
      <p>{t('signIn.rule')}</p>
    </Sheet>
  );
}
