import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ConfirmDialog, CrownIcon, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { type IronMembershipState, ironTags, planWords } from './iron-fan.ts';
import { StatusRoot, StatusFoot, StatusText } from './IronFanPlans.styles.ts';

interface IronStatusProps {
  state: IronMembershipState;
  /** UTC ms. */
  now: number;
  isCancelling: boolean;
  onCancel: () => void;
}

const dayMs = 86_400_000;
/** What I have: until when, what is charged when, and the way out of a continuous plan. */
export function IronStatus({ state, now, isCancelling, onCancel }: IronStatusProps) {
  const { t } = useTranslation('fans');
  const formats = useFormats();
  const [isAsking, setIsAsking] = useState(false);
  const { plan, expiresAt, nextChargeAt, nextCoins, changesTo } = state.membership;
  const { tone, word } = ironTags[state.kind];
  const date = formats.date(expiresAt);
  const daysLeft = Math.max(0, Math.ceil((expiresAt - now) / dayMs));

  return (
    <StatusRoot data-kind={state.kind}>
      <CrownIcon aria-hidden="true" />
      <StatusText>
        <h4>
          {t(planWords[plan])} <Tag tone={tone}>{t(word)}</Tag>
        </h4>
        {state.kind === 'expired' && <p>{t('iron.expiredOn', { date })}</p>}
        {state.kind === 'expiring' && <p>{t('iron.daysLeft', { count: daysLeft, date })}</p>}
        {state.kind !== 'expired' && state.kind !== 'expiring' && <p>{t('iron.until', { date })}</p>}
        {state.kind === 'extended' && (
          <p>{t('iron.extendedBy', { name: state.by, count: state.days, reason: state.reason })}</p>
        )}
        {nextChargeAt !== null && (
          <p>
            {t('iron.nextCharge', {
              date: formats.dateTime(nextChargeAt),
              coins: formats.number(nextCoins ?? 0),
            })}
          </p>
        )}
        {changesTo !== null && <p>{t('iron.changesTo', { plan: t(planWords[changesTo]), date })}</p>}
        {state.kind === 'expiring' && state.failedCharge && (
          <p data-tone="danger">
            {t('iron.chargeFailed', {
              time: formats.moment(state.failedCharge.nextTryAt),
              count: state.failedCharge.triesLeft,
            })}
          </p>
        )}
      </StatusText>
      {nextChargeAt !== null && (
        <StatusFoot>
          <Button
            size="small"
            fill="quiet"
            busyLabel={isCancelling ? t('iron.cancelling') : undefined}
            onClick={() => setIsAsking(true)}
          >
            {t('iron.cancel')}
          </Button>
          <ConfirmDialog
            isOpen={isAsking}
            title={t('iron.cancelTitle')}
            confirmLabel={t('iron.cancel')}
            cancelLabel={t('iron.keep')}
            closeLabel={t('close')}
            tone="danger"
            onCancel={() => setIsAsking(false)}
            onConfirm={() => {
              setIsAsking(false);
              onCancel();
            }}
          >
            {t('iron.cancelText', { date })}
          </ConfirmDialog>
        </StatusFoot>
      )}
    </StatusRoot>
  );
}
