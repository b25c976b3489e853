import { useTranslation } from 'react-i18next';
import { Button, ErrorState, Skeleton, VisuallyHidden } from '../../../primitives/index.ts';
import { type Month, SignInCalendar } from '../../chat/index.ts';
import { useFormats } from '../../formats/index.ts';
import { SignInParts, SignInSheet, SignInWords } from './SignInCard.styles.ts';

export type SignInCardState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | {
      kind: 'ready';
      /** Days in a row, today included once it is signed. */
      streak: number;
      /** What the next sign-in gives, in beans. */
      nextBeans: number;
      /** Today is signed. */
      isSigned: boolean;
      /** Today's sign-in is being made. */
      isSigning: boolean;
      /** The month that is shown, and its days that were signed. */
      month: Month;
      signedDays: ReadonlySet<number>;
      today: Month & { day: number };
    };

export interface SignInCardProps {
  state: SignInCardState;
  onSignIn: () => void;
  onMonth: (month: Month) => void;
  onRetry: () => void;
}

/** Signs in once a day; more for each day in a row (K25, D50). The days are those of Shanghai. */
export function SignInCard({ state, onSignIn, onMonth, onRetry }: SignInCardProps) {
  const { t } = useTranslation(['rewards', 'actions']);
  const formats = useFormats();
  if (state.kind === 'loading') {
    return (
      <SignInSheet padding="large" aria-busy="true">
        <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
        <Skeleton shape="block" height="300px" />
      </SignInSheet>
    );
  }
  if (state.kind === 'error') {
    return (
      <SignInSheet padding="large">
        <ErrorState title={t('signIn.failed')} retry={{ label: t('actions:retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      </SignInSheet>
    );
  }
  const { streak, nextBeans, isSigned, isSigning, month, signedDays, today } = state;
  const count = (n: number) => ({ count: n, n: formats.number(n) });
  return (
    <SignInSheet padding="large">
      <SignInParts>
        <SignInWords>
          <h2>{t('signIn.title')}</h2>
          <p aria-live="polite">{streak === 0 ? t('signIn.begin') : t('signIn.streak', count(streak))}</p>
          {isSigned ? (
            <p>{t('signIn.done', count(nextBeans))}</p>
          ) : (
            <Button
              tone="gold"
              fill="filled"
              isWide
              busyLabel={isSigning ? t('signIn.signing') : undefined}
              onClick={onSignIn}
            >
              {t('signIn.sign', count(nextBeans))}
            </Button>
          )}
          <p>{t('signIn.rule')}</p>
        </SignInWords>
        <SignInCalendar month={month} signedDays={signedDays} today={today} onMonth={onMonth} />
      </SignInParts>
    </SignInSheet>
  );
}
