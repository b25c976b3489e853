import { expect, test } from 'vitest';
import { planLayouts, planShots, type StoryEntry } from './plan.ts';

const entries: StoryEntry[] = [
  { id: 'primitives-button--primary', title: 'primitives/Button', type: 'story' },
  { id: 'primitives-button--all-states', title: 'primitives/Button', type: 'story' },
  { id: 'primitives-button--docs', title: 'primitives/Button', type: 'docs' },
  { id: 'components-chat-composer--all-states', title: 'components/chat/Composer', type: 'story' },
];

test('every story once; "All states" in red; product components in the longest languages', () => {
  expect(planShots(entries).map((shot) => shot.name)).toEqual([
    'primitives-button--primary.education-zh_CN',
    'primitives-button--all-states.education-zh_CN',
    'primitives-button--all-states.red-zh_CN',
    'components-chat-composer--all-states.education-zh_CN',
    'components-chat-composer--all-states.red-zh_CN',
    'components-chat-composer--all-states.education-ms',
    'components-chat-composer--all-states.education-th',
  ]);
});

test('layout is measured in seven languages', () => {
  const layouts = planLayouts(entries);
  expect(layouts).toHaveLength(2 * 7);
  expect(new Set(layouts.map((shot) => shot.name)).size).toBe(layouts.length);
});
