import { expect, it } from 'vitest';
import { createMemberStates } from './member-states.ts';
import { createSessionState } from './session.state.ts';

function tab(token: string) {
  const session = createSessionState();
  session.token = token;
  const { memberState, onMemberGone } = createMemberStates(session);
  const state = memberState<{ list: string[]; last?: string }>(() => ({ list: [] }));
  Object.assign(state, { list: ['mine'], last: 'mine' });
  return { session, state, onMemberGone };
}

it.each(['', 'another'])(
  'when a member leaves, what was theirs is gone at once (next token: "%s")',
  (next) => {
    const { session, state } = tab('first');
    session.token = next;
    expect(state).toEqual({ list: [] });
  },
);

it('what a visitor did stays with them when they sign in', () => {
  const { session, state } = tab('');
  session.token = 'first';
  expect(state).toEqual({ list: ['mine'], last: 'mine' });
  session.token = '';
  expect(state).toEqual({ list: [] });
});

it('what is under way ends while the states still hold what was theirs', () => {
  const { session, state, onMemberGone } = tab('first');
  let found: string[] = [];
  onMemberGone(() => (found = [...state.list]));
  session.token = '';
  expect(found).toEqual(['mine']);
});
