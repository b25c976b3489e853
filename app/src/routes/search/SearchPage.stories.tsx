import { calls } from '@goldbean/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, localized, never, page, refuse, saying, wordsOf } from '../../stories/index.ts';
import { channelPage, foundOf, storyChannel, storyGroups, storyQuery } from './search.fixtures.ts';
import { SearchPage } from './SearchPage.tsx';

const kept = ['00700', storyQuery];

const meta = {
  title: 'Pages/search/Search',
  component: SearchPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.search.href({ q: storyQuery }),
    answers: [
      answer(calls.search.all, ({ type, page: at }) =>
        type === undefined ? foundOf(storyGroups) : channelPage(at),
      ),
      answer(calls.search.recent, { list: kept }),
      answer(calls.search.keep, { list: kept }),
      answer(calls.search.forget, { ok: true }),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Canvas = ReturnType<typeof within>;

const t = () => wordsOf('search');
const c = () => wordsOf('content');
const groupsOf = (canvas: Canvas) => within(canvas.getByRole('tabpanel')).getAllByRole('region');
const channelsOf = (canvas: Canvas) => canvas.findByRole('region', { name: saying(c()('search.channels')) });

/** S03: the best of every group, with its count; groups without anything are left out. */
export const Found: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(groupsOf(canvas)).toHaveLength(5));
    await expect(canvas.getAllByRole('tab')).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: localized(storyChannel.title) })).toBeVisible();
    await expect(canvas.getAllByText(storyQuery, { selector: 'mark' })[0]).toBeVisible();
  },
};

/** S03: a tab is a filter of the address; its pages lead further. */
export const OneGroup: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole('tab', {
        name: saying(c()('search.channels')),
      }),
    );
    await waitFor(() => expect(groupsOf(canvas)).toHaveLength(1));
    await waitFor(async () => expect(within(await channelsOf(canvas)).getAllByRole('link')).toHaveLength(20));
    await userEvent.click(
      canvas.getByRole('button', {
        name: wordsOf('primitives')('page', { page: 3 }),
      }),
    );
    await waitFor(async () => expect(within(await channelsOf(canvas)).getAllByRole('link')).toHaveLength(5));
  },
};

/** Nothing is looked for yet: what was looked for last is one press away, or forgotten. */
export const NothingSought: Story = {
  parameters: given({ address: paths.search.href() }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(t()('start'));
    await userEvent.click(
      await canvas.findByRole('button', {
        name: t()('forget', { query: '00700' }),
      }),
    );
    await waitFor(() => expect(canvas.queryByRole('link', { name: '00700' })).not.toBeInTheDocument());
    await expect(canvas.getByRole('link', { name: storyQuery })).toBeVisible();
  },
};

export const NothingFound: Story = {
  parameters: given({ answers: [answer(calls.search.all, foundOf([]))] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('nothing', { query: storyQuery }));
  },
};

/** One group could not be asked; the others stand. */
export const GroupFailed: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      answer(
        calls.search.all,
        foundOf(
          storyGroups.map((group) =>
            group.type === 'channels' ? { ...group, list: [], total: 0, failed: true } : group,
          ),
        ),
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await within(await channelsOf(canvas)).findByText(t()('groupFailed'));
    await expect(groupsOf(canvas)).toHaveLength(5);
  },
};

export const Searching: Story = {
  parameters: given({ answers: [never(calls.search.all)] }),
};

export const Failed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.search.all, 'system.error')] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('failed'));
  },
};
