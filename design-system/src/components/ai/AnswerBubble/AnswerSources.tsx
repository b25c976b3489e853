import { useTranslation } from 'react-i18next';
import { BookOpenIcon, InfoIcon, Link, PlayIcon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { AnswerCitation } from './answer.ts';
import { SourceList, SourceRow } from './AnswerBubble.styles.ts';

const icons = { lesson: PlayIcon, article: BookOpenIcon, help: InfoIcon } as const;
const kinds = { lesson: 'cite.lesson', article: 'cite.article', help: 'cite.help' } as const;

/** What the answer rests on: our own lessons, to the minute, articles and help pages (S18). */
export function AnswerSources({ citations }: { citations: readonly AnswerCitation[] }) {
  const { t } = useTranslation('ai');
  const formats = useFormats();
  return (
    <SourceList aria-label={t('cite.label')}>
      {citations.map(({ id, kind, title, href, at }) => {
        const Icon = icons[kind];
        return (
          <SourceRow key={id}>
            <Link look="plain" href={href}>
              <b>{id}</b>
              <Icon aria-hidden="true" />
              <span>
                {title}
                <small>
                  {t(kinds[kind])}
                  {at !== undefined && ` · ${t('cite.at', { time: formats.clock(at) })}`}
                </small>
              </span>
            </Link>
          </SourceRow>
        );
      })}
    </SourceList>
  );
}
