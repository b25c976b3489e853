import { useTranslation } from 'react-i18next';
import { activityClass } from './MemberList.styles.ts';
import type { MemberActivity } from './group-member.ts';

/** The word of each label. */
export const activityWords = {
  active: 'activity.active',
  bubbling: 'activity.bubbling',
  diving: 'activity.diving',
} as const;
const rules = {
  active: 'activity.activeRule',
  bubbling: 'activity.bubblingRule',
  diving: 'activity.divingRule',
} as const;

/** How much somebody writes; the rule stands in its title (E07). */
export function ActivityLabel({ activity }: { activity: MemberActivity }) {
  const { t } = useTranslation('chat');
  return (
    <span className={activityClass} data-activity={activity} title={t(rules[activity])}>
      {t(activityWords[activity])}
    </span>
  );
}
