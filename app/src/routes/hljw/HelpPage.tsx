import { standAllIn } from '@goldbean/contract/shared';
import { ButtonLink, Card, EmptyState, SearchInput, Tabs } from '@goldbean/design-system/primitives';
import { HelpAnswers, HelpScreen } from '@goldbean/design-system/screens/content';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/paths/index.ts';
import { helpTopicNames, helpTopics } from './help-topics.ts';

/** /hljw/helpcenter: what members ask, by topic, with a search over all of it (S15). */
export function HelpPage() {
  const { t } = useTranslation('help');
  const go = useNavigate();
  const [query] = useSearchParams();
  const looked = query.get('q') ?? '';
  const topic = helpTopicNames.find((name) => name === query.get('topic')) ?? 'start';
  const isSearching = looked.trim() !== '';
  const all = helpTopicNames.flatMap((name) => [...helpTopics[name]]);
  const shown = isSearching
    ? all.filter((key) => standAllIn(`${t(`ask.${key}`)} ${t(`answer.${key}`)}`, looked))
    : helpTopics[topic];
  const answers = (
    <HelpAnswers>
      {shown.length === 0 && <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>}
      {shown.map((key) => (
        <Card key={key}>
          <h2>{t(`ask.${key}`)}</h2>
          <p>{t(`answer.${key}`)}</p>
        </Card>
      ))}
    </HelpAnswers>
  );
  return (
    <HelpScreen
      title={t('title')}
      links={
        <>
          <ButtonLink href={paths.downloads.href()}>{t('goTo.downloads')}</ButtonLink>
          <ButtonLink href={paths.wealthWheel.href()}>{t('goTo.wheel')}</ButtonLink>
          <ButtonLink href={paths.herdsmanClubs.href()}>{t('goTo.herdsman')}</ButtonLink>
        </>
      }
      search={
        <SearchInput
          label={t('search')}
          clearLabel={t('clear')}
          value={looked}
          onChange={(q) => void go(paths.help.href({ topic, q }), { replace: true })}
        />
      }
      topics={
        isSearching ? (
          answers
        ) : (
          <Tabs
            label={t('topics')}
            items={helpTopicNames.map((key) => ({ key, label: t(`topic.${key}`) }))}
            selected={topic}
            onSelect={(key) => void go(paths.help.href({ topic: key }), { replace: true })}
          >
            {answers}
          </Tabs>
        )
      }
    />
  );
}
