import type { ReactNode } from 'react';
import { Banner, PageHeading } from '../../../primitives/index.ts';
import { PageStack } from '../../layout.styles.ts';
import { InfoText } from './InfoScreen.styles.ts';

export interface InfoScreenProps {
  title: string;
  lead: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
  /** BCP 47 tag of the language in which it is written. */
  languageTag: string;
  /** Says that it is not written in the reader's language; empty where it is. */
  flag?: string;
  /** Where one goes from here. */
  actions?: ReactNode;
}

/** An information page in the reading column, and whether it is in the reader's language (S19). */
export function InfoScreen({ title, lead, sections, languageTag, flag = '', actions }: InfoScreenProps) {
  return (
    <PageStack>
      {flag !== '' && <Banner tone="info">{flag}</Banner>}
      <div lang={languageTag}>
        <PageHeading title={title} lead={lead} />
      </div>
      <InfoText lang={languageTag}>
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </InfoText>
      {actions}
    </PageStack>
  );
}
