import { useTranslation } from 'react-i18next';
import { Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { type IronMembershipState, ironTags, planWords } from '../IronFanPlans/iron-fan.ts';
import { IronRowWords } from './IronMemberships.styles.ts';

interface MembershipWordsProps {
  /** Whose it is: a channel, a member. */
  name: string;
  state: IronMembershipState;
}

/** One membership in a list: the plan, until when, and what is charged next. */
export function MembershipWords({ name, state }: MembershipWordsProps) {
  const { t } = useTranslation('fans');
  const formats = useFormats();
  const { plan, expiresAt, nextChargeAt, nextCoins } = state.membership;
  const { tone, word } = ironTags[state.kind];
  const date = formats.date(expiresAt);
  return (
    <IronRowWords>
      <h3>
        {name} <Tag tone={tone}>{t(word)}</Tag>
      </h3>
      <p>
        {t(planWords[plan])} · {t(state.kind === 'expired' ? 'iron.expiredOn' : 'iron.until', { date })}
      </p>
      {nextChargeAt !== null && (
        <p>
          {t('iron.nextCharge', {
            date: formats.dateTime(nextChargeAt),
            coins: formats.number(nextCoins ?? 0),
          })}
        </p>
      )}
    </IronRowWords>
  );
}
