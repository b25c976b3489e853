import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, ErrorState, Skeleton, Tag, VisuallyHidden } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { TextRoot, TextWaiting } from './AgreementText.styles.ts';

export interface AgreementSection {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  /** Different from the version that the member accepted. */
  isChanged?: boolean;
}

export type AgreementTextState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | {
      kind: 'ready';
      title: string;
      version: string;
      /** In force since, UTC ms. */
      since: number;
      sections: readonly AgreementSection[];
      /** The version the member accepted before, when it was another (S39). */
      acceptedVersion?: string;
    };

export interface AgreementTextProps {
  state: AgreementTextState;
  onRetry: () => void;
}

const waitingLines = ['92%', '100%', '96%', '60%', '98%', '44%'];

/** An agreement in the reading column: its version, and what is new in it since the member accepted one. */
export function AgreementText({ state, onRetry }: AgreementTextProps) {
  const { t } = useTranslation(['recharge', 'actions']);
  const formats = useFormats();
  const id = useId();

  if (state.kind === 'error') {
    return (
      <ErrorState title={t('text.failed')} retry={{ label: t('actions:retry'), onRetry }}>
        {state.reason}
      </ErrorState>
    );
  }
  if (state.kind === 'loading') {
    return (
      <TextWaiting aria-busy="true">
        <VisuallyHidden as="output">{t('text.loading')}</VisuallyHidden>
        <Skeleton shape="block" width="50%" height="32px" />
        {waitingLines.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </TextWaiting>
    );
  }

  const { title, version, since, sections, acceptedVersion } = state;
  return (
    <TextRoot aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>
          <span>{t('agreement.version', { version })}</span>
          <span>{t('text.since', { date: formats.date(since) })}</span>
        </p>
      </header>
      {acceptedVersion !== undefined && (
        <Banner tone="info" title={t('text.changed', { version: acceptedVersion })}>
          {t('text.changedHint')}
        </Banner>
      )}
      {sections.map(({ id: section, heading, paragraphs, isChanged }) => (
        <section key={section} data-changed={isChanged || undefined}>
          <h3>
            {heading} {isChanged && <Tag tone="info">{t('text.mark')}</Tag>}
          </h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </TextRoot>
  );
}
