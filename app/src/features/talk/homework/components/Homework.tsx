import { type Homework as Asked, type HomeworkState, taskLimits } from '@goldbean/contract/talk';
import { HomeworkList, type HomeworkItem, type HomeworkListState } from '@goldbean/design-system/home';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useServerNow } from '../../../../shared/clock/index.ts';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import { moreHomework, openHomework, retryHomework } from '../homework.actions.ts';
import { homeworkState } from '../homework.state.ts';

/** So often it is looked at again what is due soon, ms. */
const lookAgainMs = 60_000;

export interface HomeworkProps {
  /** What is to do, or what is done. */
  readonly of: HomeworkState;
}

/** Each leads to its place in the chat: the work of its class, or the announcements. */
function itemOf({ id, kind, title, group, due_ts, done_ts, late, points }: Readonly<Asked>): HomeworkItem {
  const side = kind === 'announcement' ? 'announcements' : 'work';
  return {
    id,
    kind,
    title,
    group: group.name,
    href: paths.chat.href({ group: group.group_id, side }),
    dueAt: due_ts,
    doneAt: done_ts,
    isMissed: late,
    points: points === null ? null : { got: points, all: taskLimits.taskPoints },
  };
}

/** G730: what all my classes ask of me (S03). */
export function Homework({ of }: HomeworkProps) {
  const { feed } = useSnapshot(homeworkState);
  const now = useServerNow(lookAgainMs);
  useEffect(() => openHomework(of), [of]);
  const state = (): HomeworkListState => {
    if (feed.phase === 'failed') return { kind: 'failed', reason: errorWords(feed.error) };
    if (feed.phase === 'loading') return { kind: 'loading' };
    return {
      kind: 'ready',
      items: feed.list.map(itemOf),
      hasMore: feed.next !== null,
      isLoadingMore: feed.isLoadingMore,
    };
  };
  return (
    <HomeworkList
      of={of}
      state={state()}
      now={now}
      onMore={moreHomework}
      onRetry={retryHomework}
      classesHref={paths.chat.href()}
    />
  );
}
