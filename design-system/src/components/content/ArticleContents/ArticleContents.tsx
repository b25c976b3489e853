import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentsRoot } from './ArticleContents.styles.ts';

export interface ArticleContentsProps {
  sections: readonly { id: string; level: 2 | 3; title: string }[];
  /** The one that is being read; null before the first. */
  current: string | null;
  /** Goes there. */
  onSection: (id: string) => void;
}

/** What stands where in an article, and which part is being read (S15). Nothing for one without headings. */
export function ArticleContents({ sections, current, onSection }: ArticleContentsProps) {
  const { t } = useTranslation('article');
  const id = useId();
  if (sections.length === 0) return null;
  return (
    <ContentsRoot aria-labelledby={id}>
      <h2 id={id}>{t('contents')}</h2>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              data-level={section.level}
              aria-current={section.id === current ? 'location' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onSection(section.id);
              }}
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </ContentsRoot>
  );
}
