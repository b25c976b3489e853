import { useTranslation } from 'react-i18next';
import {
  Button,
  ButtonLink,
  ClipboardListIcon,
  EmptyState,
  ErrorState,
  Link,
  MegaphoneIcon,
  PencilIcon,
  Skeleton,
  Tag,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { HomeworkItem, HomeworkListKind } from './homework.ts';
import {
  HomeworkFacts,
  HomeworkIcon,
  HomeworkMore,
  HomeworkRow,
  HomeworkRows,
} from './HomeworkList.styles.ts';

export type HomeworkListState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string }
  | { kind: 'ready'; items: readonly HomeworkItem[]; hasMore: boolean; isLoadingMore: boolean };

export interface HomeworkListProps {
  /** What is shown: what is to do, or what is done. */
  of: 'open' | 'done';
  state: HomeworkListState;
  /** The clock, UTC ms: what is due within a day is marked. */
  now: number;
  onMore: () => void;
  onRetry: () => void;
  /** To the classes, where there is nothing. */
  classesHref: string;
}

const places = ['1', '2', '3'];
/** So near to its end it is said, ms. */
const soon = 86_400_000;

const icons: Readonly<Record<HomeworkListKind, typeof PencilIcon>> = {
  form: ClipboardListIcon,
  assignment: PencilIcon,
  announcement: MegaphoneIcon,
};

/** What all classes of a member ask of them, in one list (S03). */
export function HomeworkList({ of, state, now, onMore, onRetry, classesHref }: HomeworkListProps) {
  const { t } = useTranslation('homework');
  if (state.kind === 'failed')
    return (
      <ErrorState title={t('failed')} retry={{ label: t('retry'), onRetry }}>
        {state.reason}
      </ErrorState>
    );
  if (state.kind === 'loading')
    return (
      <div aria-busy="true">
        <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
        <HomeworkRows>
          {places.map((place) => (
            <li key={place}>
              <Skeleton shape="block" height="88px" />
            </li>
          ))}
        </HomeworkRows>
      </div>
    );
  if (state.items.length === 0)
    return (
      <EmptyState
        icon={<ClipboardListIcon aria-hidden="true" />}
        title={t(`empty.${of}`)}
        action={<ButtonLink href={classesHref}>{t('toClasses')}</ButtonLink>}
      >
        {t(`empty.${of}Hint`)}
      </EmptyState>
    );
  return (
    <div>
      <HomeworkRows aria-label={t(of)}>
        {state.items.map((item) => (
          <li key={item.id}>
            <HomeworkEntry item={item} now={now} />
          </li>
        ))}
      </HomeworkRows>
      {state.hasMore && (
        <HomeworkMore>
          <Button busyLabel={state.isLoadingMore ? t('loading') : undefined} onClick={onMore}>
            {t('more')}
          </Button>
        </HomeworkMore>
      )}
    </div>
  );
}

/** One of them; the whole row is the link. */
function HomeworkEntry({ item, now }: { item: HomeworkItem; now: number }) {
  const { t } = useTranslation('homework');
  const formats = useFormats();
  const { kind, title, group, href, dueAt, doneAt, isMissed, points } = item;
  const Icon = icons[kind];
  const when = () => {
    if (doneAt !== null) return t('doneAt', { moment: formats.moment(doneAt) });
    if (dueAt === null) return t('undated');
    return t(isMissed ? 'missedAt' : 'due', { moment: formats.moment(dueAt) });
  };
  const isSoon = doneAt === null && !isMissed && dueAt !== null && dueAt - now <= soon;
  return (
    <HomeworkRow>
      <HomeworkIcon aria-hidden="true">
        <Icon />
      </HomeworkIcon>
      <div>
        <h2 data-clamp>
          <Link look="plain" href={href}>
            {title}
          </Link>
        </h2>
        <HomeworkFacts>
          <li>{t(`kind.${kind}`)}</li>
          <li>{group}</li>
          <li>{when()}</li>
          {points && (
            <li>{t('points', { got: formats.number(points.got), all: formats.number(points.all) })}</li>
          )}
        </HomeworkFacts>
      </div>
      {isMissed && <Tag tone="danger">{t('missed')}</Tag>}
      {isSoon && <Tag tone="warning">{t('soon')}</Tag>}
      {doneAt !== null && <Tag tone="success">{t('done')}</Tag>}
    </HomeworkRow>
  );
}
