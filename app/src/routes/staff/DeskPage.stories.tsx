import { calls } from '@goldbean/contract';
import type { PlatformRole } from '@goldbean/contract/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, page, storyMember, wordsOf } from '../../stories/index.ts';
import { DeskPage } from './DeskPage.tsx';

const who = (...roles: PlatformRole[]) => ({ member: { ...storyMember, roles } });

const meta = {
  title: 'Pages/staff/Desk',
  component: DeskPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.desk.href(),
    ...who('inspector'),
    answers: [answer(calls.live.list, { list: [], total: 0, page: 1, page_size: 20 })],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** S42: an inspector finds what is on air. */
export const Inspector: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(wordsOf('home')('quiet.title'));
    const reports = canvas.getByRole('link', { name: wordsOf('reports')('title') });
    await expect(reports).toHaveAttribute('href', paths.reports.href());
    const bans = canvas.getByRole('link', { name: wordsOf('home')('desk.bans') });
    await expect(bans).toHaveAttribute('href', paths.bans.href());
    await expect(canvas.queryByRole('link', { name: wordsOf('shell')('title.reconciliation') })).toBeNull();
  },
};

/** P11, S46: a product head finds the wishes and what members wrote, and nothing of live sessions. */
export const ProductHead: Story = {
  parameters: given(who('product_head')),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const wishes = await canvas.findByRole('link', { name: wordsOf('wishes')('titles.desk') });
    await expect(wishes).toHaveAttribute('href', paths.wishDesk.href());
    const feedback = await canvas.findByRole('link', { name: wordsOf('feedback')('title') });
    await expect(feedback).toHaveAttribute('href', paths.feedbackDesk.href());
    await expect(canvas.queryByText(wordsOf('home')('quiet.title'))).toBeNull();
    await expect(canvas.queryByText(wordsOf('home')('desk.none'))).toBeNull();
    await expect(canvas.queryByRole('link', { name: wordsOf('home')('desk.bans') })).toBeNull();
  },
};

/** S42: an administrator finds what is on air, and the books. */
export const Admin: Story = {
  parameters: given(who('admin')),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(wordsOf('home')('quiet.title'));
    const books = canvas.getByRole('link', { name: wordsOf('shell')('title.reconciliation') });
    await expect(books).toHaveAttribute('href', paths.reconciliation.href());
  },
};

/** Somebody who followed a link. */
export const Nobody: Story = {
  parameters: given(who('member')),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(wordsOf('home')('desk.none'));
  },
};
