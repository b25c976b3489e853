import { useTranslation } from 'react-i18next';
import { Button, CircleCheckIcon, ProgressBar, UsersIcon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Countdown } from '../Countdown/Countdown.tsx';
import type { GroupPurchaseView } from './product.ts';
import { GroupFoot, GroupHead, GroupRoot, GroupState } from './ProductCard.styles.ts';

interface GroupPurchaseBoxProps {
  group: GroupPurchaseView;
  /** Why nothing can be bought now. */
  disabledReason: string | undefined;
  /** Why nothing can be joined now. */
  joinReason: string | undefined;
  onJoin: () => void;
  /** Buys at its price, or goes on with the payment. */
  onBuy: () => void;
  onMembers: () => void;
  now: () => number;
}

/** A price for many: how many have joined, until when, and whether I am in. */
export function GroupPurchaseBox({
  group,
  disabledReason,
  joinReason,
  onJoin,
  onBuy,
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
  const endsAt = 'endsAt' in group ? group.endsAt : null;
  return (
    <GroupRoot>
      <GroupHead>
        <span>
          <UsersIcon aria-hidden="true" />
          {t('group.price')}
        </span>
        <strong>{formats.money(group.price.amount, group.price.currency)}</strong>
        {endsAt !== null && (
          <span data-end>
            {group.kind === 'reached' ? t('group.payIn') : t('group.endsIn')}{' '}
            <Countdown until={endsAt} now={now} />
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
          {missing > 0 && group.kind !== 'over' && group.kind !== 'lost' && (
            <> · {t('group.missing', { count: missing, n: formats.number(missing) })}</>
          )}
        </span>
        {group.kind === 'open' && (
          <Button tone="gold" fill="filled" size="small" disabledReason={joinReason} onClick={onJoin}>
            {t('group.join')}
          </Button>
        )}
        {group.kind !== 'open' && <PurchaseStatus kind={group.kind} />}
        {(group.kind === 'reached' || group.kind === 'ordered') && (
          <Button tone="gold" fill="filled" size="small" disabledReason={disabledReason} onClick={onBuy}>
            {group.kind === 'reached' ? t('group.buy') : t('group.pay')}
          </Button>
        )}
        {group.joined > 0 && (
          <Button size="small" fill="quiet" onClick={onMembers}>
            {t('group.members', { count: group.joined, n: formats.number(group.joined) })}
          </Button>
        )}
      </GroupFoot>
    </GroupRoot>
  );
}

const statusWords = {
  joined: 'group.joined',
  reached: 'group.reached',
  ordered: 'group.ordered',
  bought: 'group.bought',
  lost: 'group.lost',
  full: 'group.full',
  over: 'group.over',
} as const;
const goodNews: ReadonlySet<keyof typeof statusWords> = new Set(['joined', 'reached', 'ordered', 'bought']);

function PurchaseStatus({ kind }: { kind: keyof typeof statusWords }) {
  const { t } = useTranslation('live-tools');
  const isGood = goodNews.has(kind);
  return (
    <GroupState data-good={isGood || undefined}>
      {isGood && <CircleCheckIcon aria-hidden="true" />}
      {t(statusWords[kind])}
    </GroupState>
  );
}
