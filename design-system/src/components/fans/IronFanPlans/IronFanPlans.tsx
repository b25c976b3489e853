import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, ErrorState, LockIcon, Skeleton, VisuallyHidden } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { AgreementTick, Amount } from '../../wallet/index.ts';
import { type IronFanState, type IronPlan, type IronPlanId, planWords } from './iron-fan.ts';
import { IronHead, IronRoot, PlanCard, PlanGrid } from './IronFanPlans.styles.ts';
import { IronStanding } from './IronStanding.tsx';

export interface IronFanPlansProps {
  state: IronFanState;
  plans: readonly IronPlan[];
  channelName: string;
  /** The server's clock, UTC ms. */
  now: number;
  /** Ticked before anything is paid (V35); the version is stored with the order. */
  agreement: { version: string; href: string };
  /** What is on its way to the server. */
  pending?: 'order' | 'change' | 'cancel';
  /** The last attempt went wrong; a sentence for the member. */
  failure?: string;
  /** Joins, joins again or renews. */
  onOrder: (plan: IronPlanId) => void;
  /** Another continuous plan, from the end of the paid time on. */
  onChange: (plan: IronPlanId) => void;
  /** The continuous plan goes on no more; what is paid stays. */
  onCancel: () => void;
  onRetry: () => void;
}

const waiting = ['1', '2', '3', '4'];

/** Iron-fan membership of a channel: how it stands (T12), and its plans. */
export function IronFanPlans({ state, channelName, onRetry, ...rest }: IronFanPlansProps) {
  const { t } = useTranslation('fans');
  return (
    <IronRoot aria-label={t('iron.title')} aria-busy={state.kind === 'loading' || undefined}>
      <IronHead>
        <h3>{t('iron.title')}</h3>
        <p>{channelName}</p>
      </IronHead>
      {state.kind === 'error' && (
        <ErrorState title={t('iron.failed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'loading' && (
        <PlanGrid>
          <VisuallyHidden as="output">{t('iron.loading')}</VisuallyHidden>
          {waiting.map((plan) => (
            <Skeleton key={plan} shape="block" height="96px" />
          ))}
        </PlanGrid>
      )}
      {state.kind !== 'loading' && state.kind !== 'error' && <IronBody {...rest} state={state} />}
    </IronRoot>
  );
}

interface IronBodyProps extends Omit<IronFanPlansProps, 'state' | 'channelName' | 'onRetry'> {
  state: Exclude<IronFanState, { kind: 'loading' | 'error' }>;
}

function IronBody({
  state,
  plans,
  now,
  agreement,
  pending,
  failure,
  onOrder,
  onChange,
  onCancel,
}: IronBodyProps) {
  const { t } = useTranslation('fans');
  const formats = useFormats();
  const id = useId();
  const membership = state.kind === 'none' ? null : state.membership;
  const [chosen, setChosen] = useState<IronPlanId | null>(membership?.plan ?? null);
  const [isAgreed, setIsAgreed] = useState(false);
  const [hasTried, setHasTried] = useState(false);

  const isContinuous = membership?.nextChargeAt !== null && membership !== null && state.kind !== 'expired';
  const refusal = () => {
    if (state.kind === 'none' && state.gate) return t('iron.gate', state.gate);
    if (chosen === null) return t('iron.choose');
    return isContinuous && chosen === membership.plan ? t('iron.yours') : undefined;
  };
  const disabledReason = refusal();

  const verb = () => {
    if (state.kind === 'none') return t('iron.join');
    if (state.kind === 'expired') return t('iron.joinAgain');
    return isContinuous ? t('iron.change') : t('iron.renew');
  };
  const busy = pending === 'order' || pending === 'change';

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null || disabledReason !== undefined || busy) return;
    setHasTried(true);
    if (!isAgreed) return;
    if (isContinuous) onChange(chosen);
    else onOrder(chosen);
  };

  return (
    <>
      {state.kind === 'none' && <p>{t('iron.lead')}</p>}
      {state.kind === 'none' && state.gate && (
        <Banner tone="warning" title={t('iron.gateTitle')}>
          {t('iron.gate', state.gate)}
        </Banner>
      )}
      {state.kind !== 'none' && (
        <IronStanding state={state} now={now} isCancelling={pending === 'cancel'} onCancel={onCancel} />
      )}
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      <form onSubmit={handleSubmit}>
        <PlanGrid role="radiogroup" aria-label={t('iron.plans')}>
          {plans.map(({ id: plan, price }) => (
            <PlanCard key={plan}>
              <input
                type="radio"
                name={id}
                checked={plan === chosen}
                disabled={busy}
                onChange={() => setChosen(plan)}
              />
              <strong>{t(planWords[plan])}</strong>
              <span>
                {price.kind === 'coins' ? (
                  <Amount value={price.coins} currency="COIN" size="medium" />
                ) : (
                  formats.money(price.amount, price.currency)
                )}
              </span>
              <small>
                {plan === 'continuous_monthly' || plan === 'continuous_yearly'
                  ? t('iron.goesOn')
                  : t('iron.once')}
              </small>
            </PlanCard>
          ))}
        </PlanGrid>
        {isContinuous && chosen !== null && chosen !== membership.plan && (
          <p>{t('iron.changeNote', { date: formats.date(membership.expiresAt) })}</p>
        )}
        <AgreementTick
          agreement="service"
          version={agreement.version}
          href={agreement.href}
          isTicked={isAgreed}
          isMissing={hasTried}
          onTick={setIsAgreed}
        />
        <div>
          <Button
            type="submit"
            tone="primary"
            fill="filled"
            size="large"
            icon={state.kind === 'none' && state.gate && <LockIcon aria-hidden="true" />}
            disabledReason={disabledReason}
            busyLabel={busy ? t('iron.ordering') : undefined}
          >
            {verb()}
          </Button>
        </div>
      </form>
    </>
  );
}
