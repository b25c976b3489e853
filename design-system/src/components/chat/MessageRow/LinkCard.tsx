import { useTranslation } from 'react-i18next';
import { ExternalLinkIcon } from '../../../primitives/index.ts';
import { linkCardClass } from './MessageBody.styles.ts';
import type { LinkFacts } from './link-facts.ts';

/** Under the words of a message: which site its link leads to, before it is pressed. */
export function LinkCard({ link: { href, host, path } }: { link: LinkFacts }) {
  const { t } = useTranslation('chat');
  return (
    <a
      className={linkCardClass}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('link.open', { host })}
    >
      <ExternalLinkIcon aria-hidden="true" />
      <span>
        <strong>{host}</strong>
        {path && <small data-clamp="">{path}</small>}
      </span>
    </a>
  );
}
