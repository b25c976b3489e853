import { homeworkStates } from '@goldbean/contract/talk';
import { Tabs } from '@goldbean/design-system/primitives';
import { HomeworkScreen } from '@goldbean/design-system/screens/home';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Homework } from '../../features/talk/homework/index.ts';
import { paths } from '../../shared/paths/index.ts';

/** /hljw/homepage/work: what my classes ask of me, to do or done (S03). */
export function HomeworkPage() {
  const { t } = useTranslation('homework');
  const go = useNavigate();
  const [query] = useSearchParams();
  const of = homeworkStates.find((known) => known === query.get('tab')) ?? 'open';
  return (
    <HomeworkScreen
      title={t('title')}
      lead={t('lead')}
      list={
        <Tabs
          label={t('which')}
          items={homeworkStates.map((key) => ({ key, label: t(key) }))}
          selected={of}
          onSelect={(key) => void go(paths.homework.href({ tab: key === 'open' ? undefined : key }))}
        >
          <Homework of={of} />
        </Tabs>
      }
    />
  );
}
