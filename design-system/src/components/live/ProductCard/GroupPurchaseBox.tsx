import { useTranslation } from 'react-i18next';
import { Button, CircleCheckIcon, ProgressBar, UsersIcon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Amount, type Currency } from '../../wallet/index.ts';
import { Countdown } from '../Countdown/Countdown.tsx';
import type { GroupPurchase } from './product.ts';
import { GroupFoot, GroupHead, GroupRoot, GroupState } from './ProductCard.styles.ts';

interface GroupPurchaseBoxProps {
  group: GroupPurchase;
  currency: Currency;
  /** Why joining is not possible yet. */
  refusal: string | undefined;
  onJoin: () => void;
  onMembers: () => void;
  now: () => number;
}

/** A price for many: how many have joined, until when, and whether I am in. */
export function GroupPurchaseBox({
  group,
  currency,
  refusal,
  onJoin,
  onMembers,
  now,
}: GroupPurchaseBoxProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  const progress = t('group.progress', {
    joined: formats.number(group.joined),
    need: formats.number(group.need),
  });
  const missing = Math.max(0, group.need - group.joined);
  return (
    <GroupRoot>
      <GroupHead>
        <span>
          <UsersIcon aria-hidden="true" />
          {t('group.price')}
        </span>
        <Amount value={group.price} currency={currency} size="medium" />
        {(group.kind === 'open' || group.kind === 'joined') && (
          <span data-end>
            {t('group.endsIn')} <Countdown until={group.endsAt} now={now} />
          </span>
        )}
      </GroupHead>
      <ProgressBar
        label={t('group.title')}
        value={Math.min(group.joined, group.need)}
        max={group.need}
        valueText={progress}
        tone="gold"
      />
      <GroupFoot>
        <span>
          {progress}
          {missing > 0 && group.kind !== 'over' && (
            <> · {t('group.missing', { count: missing, n: formats.number(missing) })}</>
          )}
        </span>
        {group.kind === 'open' && (
          <Button
            tone="gold"
            fill="filled"
            size="small"
            busyLabel={group.isJoining ? t('group.joining') : undefined}
            disabledReason={refusal}
            onClick={onJoin}
          >
            {t('group.join')}
          </Button>
        )}
        {group.kind !== 'open' && <Standing kind={group.kind} />}
        {group.joined > 0 && (
          <Button size="small" fill="quiet" onClick={onMembers}>
            {t('group.members', { count: group.joined, n: formats.number(group.joined) })}
          </Button>
        )}
      </GroupFoot>
    </GroupRoot>
  );
}

const standingWords = {
  joined: 'group.joined',
  reached: 'group.reached',
  full: 'group.full',
  over: 'group.over',
} as const;

function Standing({ kind }: { kind: keyof typeof standingWords }) {
  const { t } = useTranslation('live-tools');
  const isGood = kind === 'joined' || kind === 'reached';
  return (
    <GroupState data-good={isGood || undefined}>
      {isGood && <CircleCheckIcon aria-hidden="true" />}
      {t(standingWords[kind])}
    </GroupState>
  );
}
