import { useTranslation } from 'react-i18next';
import { ButtonLink, EmptyState, LockIcon, SearchIcon, Trash2Icon } from '../../../primitives/index.ts';

export type NotFoundState =
  /** No page or thing has this address (code 404, D09). */
  | { kind: 'missing' }
  /** It was there: its author deleted it or a moderator took it out of sight. */
  | { kind: 'gone' }
  /** It belongs to somebody else, or to a circle I am not in (code 403). */
  | { kind: 'private' };

export interface NotFoundProps {
  state: NotFoundState;
  homeHref: string;
  /** Offers the search; not given where there is none. */
  searchHref?: string;
}

const icons = { missing: SearchIcon, gone: Trash2Icon, private: LockIcon };
const titles = { missing: 'notFound.missing', gone: 'notFound.gone', private: 'notFound.private' } as const;
const hints = {
  missing: 'notFound.missingHint',
  gone: 'notFound.goneHint',
  private: 'notFound.privateHint',
} as const;

/** The whole page, when what was asked for cannot be shown. */
export function NotFound({ state, homeHref, searchHref }: NotFoundProps) {
  const { t } = useTranslation('content');
  const Icon = icons[state.kind];
  return (
    <EmptyState
      icon={<Icon aria-hidden="true" />}
      title={t(titles[state.kind])}
      action={
        <>
          <ButtonLink tone="primary" fill="filled" href={homeHref}>
            {t('notFound.home')}
          </ButtonLink>
          {searchHref !== undefined && <ButtonLink href={searchHref}>{t('notFound.search')}</ButtonLink>}
        </>
      }
    >
      {t(hints[state.kind])}
    </EmptyState>
  );
}
