import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './group-members.service.ts';
import { emptyNaming, groupMembersState as state } from './group-members.state.ts';

/** So long after the last letter somebody is looked for, ms. */
const askAfterMs = 250;
/** As many as one would read through; who is none of them is found by another letter. */
const most = 20;

/** Anew with every question, so that an older answer does not stand for newer letters. */
const looking = createRequestScope();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * G071: looks for whom to name in the group that is open, by a part of a nickname in its letters or its pinyin; nothing
 * finds those who run it. A failure leaves those who wrote here, who are at hand.
 */
export function findToName(query: string): void {
  const isCurrent = looking.begin();
  clearTimeout(timer);
  timer = setTimeout(() => void ask(query, isCurrent), askAfterMs);
}

async function ask(query: string, isCurrent: () => boolean): Promise<void> {
  try {
    const { list } = await service.loadMembers({
      group_id: state.groupId,
      q: query,
      page: 1,
      page_size: most,
    });
    if (isCurrent()) state.naming = { query, found: list.map(({ user }) => user) };
  } catch {
    // The next letter asks again.
  }
}

/** The group goes. */
export function forgetNaming(): void {
  clearTimeout(timer);
  looking.end();
  state.naming = emptyNaming();
}
