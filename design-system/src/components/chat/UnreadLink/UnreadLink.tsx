import { useTranslation } from 'react-i18next';
import { Badge, MessageSquareIcon } from '../../../primitives/index.ts';
import { formatsOf } from '../../formats/index.ts';
import { UnreadLinkRoot } from './UnreadLink.styles.ts';

export interface UnreadLinkProps {
  /** Where the class groups are. */
  href: string;
  /** Unread messages of all groups together. */
  count: number;
}

/** The way to the class groups, with how much waits to be read there; on every page (T17). */
export function UnreadLink({ href, count }: UnreadLinkProps) {
  const { t, i18n } = useTranslation('groups');
  const label = count > 0 ? t('unread', { count, n: formatsOf(i18n.language).number(count) }) : t('link');
  return (
    <UnreadLinkRoot href={href} aria-label={label} title={t('link')}>
      <MessageSquareIcon aria-hidden="true" />
      <Badge count={count} label={label} />
    </UnreadLinkRoot>
  );
}
