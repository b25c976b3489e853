import { useTranslation } from 'react-i18next';
import { ButtonLink, MegaphoneIcon, MessageCircleIcon, Tag } from '../../../primitives/index.ts';
import { Invitation, Sample, SampleFrame } from './VisitorSample.styles.ts';

const notices = [
  { title: 'sample.rules.title', text: 'sample.rules.text', by: 'sample.rules.by' },
  { title: 'sample.live.title', text: 'sample.live.text', by: 'sample.live.by' },
  { title: 'sample.exercise.title', text: 'sample.exercise.text', by: 'sample.exercise.by' },
] as const;

/** D08: how classes are spoken to, with announcements of our own that say so; nothing of any class, and no socket. */
export function VisitorSample({ signInHref }: { signInHref: string }) {
  const { t } = useTranslation('groups');
  const { t: words } = useTranslation('chat');
  return (
    <SampleFrame>
      <Invitation>
        <MessageCircleIcon aria-hidden="true" />
        <h2>{t('visitor')}</h2>
        <p>{t('visitorHint')}</p>
        <ButtonLink tone="primary" fill="filled" size="large" href={signInHref}>
          {t('signIn')}
        </ButtonLink>
      </Invitation>
      <Sample>
        <header>
          <h2>
            {words('sample.title')}
            <Tag>{words('sample.tag')}</Tag>
          </h2>
          <p>{words('sample.hint')}</p>
        </header>
        <ul>
          {notices.map(({ title, text, by }) => (
            <li key={title}>
              <MegaphoneIcon aria-hidden="true" />
              <div>
                <h3>{words(title)}</h3>
                <p>{words(text)}</p>
                <small>{words(by)}</small>
              </div>
            </li>
          ))}
        </ul>
      </Sample>
    </SampleFrame>
  );
}
