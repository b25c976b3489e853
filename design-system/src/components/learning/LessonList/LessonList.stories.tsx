import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkNavigation } from '../../../primitives/index.ts';
import { failures } from '../../../stories/index.ts';
import { lessons } from '../lessons.fixtures.ts';
import { LessonList } from './LessonList.tsx';

const go = fn();

const meta = {
  title: 'components/learning/LessonList',
  component: LessonList,
  args: { state: { kind: 'ready', lessons }, currentId: '3', onRetry: fn() },
  decorators: [
    (Story, { name }) => (
      <LinkNavigation value={go}>
        <div style={{ maxInlineSize: name === 'All states' ? 1000 : 380 }}>
          <Story />
        </div>
      </LinkNavigation>
    ),
  ],
} satisfies Meta<typeof LessonList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is locked is no link; the rest is, and the open one is marked. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(lessons.filter(({ state }) => state.kind !== 'locked').length);
    await expect(canvas.getByRole('link', { current: true })).toHaveAttribute('href', lessons[2]?.href);
    await userEvent.click(links[0] ?? canvasElement);
    await expect(go).toHaveBeenCalledWith(lessons[0]?.href);
  },
};

export const OtherRules: Story = { args: { rules: { watch: 1, pass: 0.8 } } };

export const Empty: Story = { args: { state: { kind: 'ready', lessons: [] } } };

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  // The same region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fill, minmax(360px, 1fr))',
        alignItems: 'start',
      }}
    >
      <LessonList {...args} />
      <div style={{ display: 'grid', gap: 16 }}>
        <LessonList {...args} state={{ kind: 'ready', lessons: [] }} />
        <LessonList {...args} state={{ kind: 'loading' }} />
        <LessonList {...args} {...LoadFailed.args} />
      </div>
    </div>
  ),
};
