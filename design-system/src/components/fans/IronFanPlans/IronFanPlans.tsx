import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, ErrorState, LockIcon, Skeleton, VisuallyHidden } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { AgreementTick, Amount, type PayMethod, PayMethodPicker } from '../../wallet/index.ts';
import {
  type IronFanState,
  isContinuous,
  type IronPlanView,
  type IronPlanId,
  planWords,
} from './iron-fan.ts';
import { IronHead, IronRoot, PlanCard, PlanGrid } from './IronFanPlans.styles.ts';
import { IronStatus } from './IronStatus.tsx';

export interface IronFanPlansProps {
  state: IronFanState;
  plans: readonly IronPlanView[];
  /** Ways to pay in money that are open; gold coins always are. */
  methods: readonly PayMethod[];
  /** Gold coins that I have. */
  balance: number;
  /** Empty until it is known. */
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
  onOrder: (plan: IronPlanId, method: PayMethod) => void;
  /** Another continuous plan, from the end of the paid time on; or the same again after a cancellation. */
  onChange: (plan: IronPlanId) => void;
  /** The continuous plan goes on no more; what is paid stays. */
  onCancel: () => void;
  onRetry: () => void;
}

const waiting = ['1', '2', '3', '4'];
/** So long before its end what was paid once can be renewed (T12). */
const soonMs = 7 * 86_400_000;

/** Iron-fan membership of a channel: how it stands (T12), and its plans. What it is, the panel around it says. */
export function IronFanPlans({ state, channelName, onRetry, ...rest }: IronFanPlansProps) {
  const { t } = useTranslation('fans');
  return (
    <IronRoot aria-label={t('iron.title')} aria-busy={state.kind === 'loading' || undefined}>
      {channelName !== '' && <IronHead>{channelName}</IronHead>}
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
  methods,
  balance,
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

  const [method, setMethod] = useState<PayMethod>('coins');

  const running = state.kind === 'none' || state.kind === 'expired' ? null : state.membership;
  const goesOn = running !== null && running.nextChargeAt !== null;
  const plan = plans.find(({ id: one }) => one === chosen);
  /** G148: nothing is paid now. */
  const isChange = running !== null && isContinuous(running.plan) && chosen !== null && isContinuous(chosen);
  const ways: readonly PayMethod[] = plan?.money ? ['coins', ...methods] : ['coins'];
  const way = ways.includes(method) ? method : 'coins';
  const refusal = () => {
    if (state.kind === 'none' && state.gate) return t('iron.gate', state.gate);
    if (chosen === null) return t('iron.choose');
    if (running === null) return undefined;
    if (isChange)
      return goesOn && chosen === (running.changesTo ?? running.plan) ? t('iron.yours') : undefined;
    if (goesOn) return t('iron.cancelFirst');
    return state.kind === 'expiring'
      ? undefined
      : t('iron.tooEarly', { date: formats.date(running.expiresAt - soonMs) });
  };
  const disabledReason = refusal();

  const verb = () => {
    if (state.kind === 'none') return t('iron.join');
    if (state.kind === 'expired') return t('iron.joinAgain');
    if (isChange) return t(goesOn ? 'iron.change' : 'iron.goOn');
    return t('iron.renew');
  };
  const busy = pending === 'order' || pending === 'change';

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null || disabledReason !== undefined || busy) return;
    setHasTried(true);
    if (!isAgreed) return;
    if (isChange) onChange(chosen);
    else onOrder(chosen, way);
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
        <IronStatus state={state} now={now} isCancelling={pending === 'cancel'} onCancel={onCancel} />
      )}
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      <form onSubmit={handleSubmit}>
        <PlanGrid role="radiogroup" aria-label={t('iron.plans')}>
          {plans.map(({ id: one, coins, money }) => (
            <PlanCard key={one}>
              <input
                type="radio"
                name={id}
                checked={one === chosen}
                disabled={busy}
                onChange={() => setChosen(one)}
              />
              <strong>{t(planWords[one])}</strong>
              <span>
                {money === null || way === 'coins' ? (
                  <Amount value={coins} currency="COIN" size="medium" />
                ) : (
                  formats.money(money.amount, money.currency)
                )}
              </span>
              <small>{t(isContinuous(one) ? 'iron.goesOn' : 'iron.once')}</small>
            </PlanCard>
          ))}
        </PlanGrid>
        {isChange && chosen !== running.plan && (
          <p>{t('iron.changeNote', { date: formats.date(running.expiresAt) })}</p>
        )}
        {plan && !isChange && disabledReason === undefined && (
          <PayMethodPicker
            options={ways.map((one) => ({
              method: one,
              ...(one === 'coins' && { note: t('iron.balance', { coins: formats.number(balance) }) }),
            }))}
            selected={way}
            onSelect={setMethod}
          />
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
