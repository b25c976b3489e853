import { calls } from '@goldbean/contract/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  never,
  page,
  refuse,
  saying,
  storyMember,
  wordsOf,
} from '../../stories/index.ts';
import { club, words } from './herdsman-clubs.fixtures.ts';
import { HerdsmanClubPage } from './HerdsmanClubPage.tsx';

const address = paths.herdsmanClub.href({ id: club.club_id });

const meta = {
  title: 'Pages/herdsman-clubs/HerdsmanClub',
  component: HerdsmanClubPage,
  tags: ['!autodocs'],
  ...page({
    address,
    member: null,
    answers: [answer(calls.herdsmanClubs.detail, { club: { ...club, members: [] } })],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const t = () => wordsOf('herdsman-clubs');
const shown = (change: Partial<typeof club>) =>
  answer(calls.herdsmanClubs.detail, { club: { ...club, ...change } });

/** S22: everything can be read; each way in says that one signs in, and comes back here. */
export const Visitor: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const join = await canvas.findByRole('link', { name: t()('signInToJoin') });
    await expect(join).toHaveAttribute('href', paths.login.href({ to: address }));
    await expect(canvas.getByText(t()('members.visitor'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t()('join') })).toBeNull();
  },
};
/** S22: a member joins, then signs up for a meeting. */
export const Joining: Story = {
  parameters: given({
    member: storyMember,
    answers: [
      shown({}),
      answer(calls.herdsmanClubs.attend, ({ meeting_id }) => ({
        club: {
          ...club,
          joined: true,
          people: 29,
          meetings: club.meetings.map((meeting) =>
            meeting.id === meeting_id ? { ...meeting, signed: 13, mine: true } : meeting,
          ),
        },
      })),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t()('join') }));
    await canvas.findByRole('button', { name: t()('leave') });
    await userEvent.click(
      canvas.getByRole('button', { name: t()('meetings.signUpFor', { title: localized(words.meeting) }) }),
    );
    await canvas.findByText(t()('meetings.mine'));
  },
};
/** S22: leaving is asked about, since it takes the places at meetings with it. */
export const Leaving: Story = {
  tags: ['pictured'],
  parameters: given({ member: storyMember, answers: [shown({ joined: true })] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t()('leave') }));
    await canvas.findByRole('alertdialog');
  },
};
/** Somebody took the last place meanwhile: the refusal is told, and the club is asked for anew. */
export const FullMeanwhile: Story = {
  parameters: given({
    member: storyMember,
    answers: [shown({}), refuse(calls.herdsmanClubs.attend, 'herdsman.full')],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t()('join') }));
    await within(canvasElement.ownerDocument.body).findByText(wordsOf('refusals')('herdsman.full'));
  },
};
/** S22: who runs it edits it, with its pictures and meetings. */
export const Organiser: Story = {
  tags: ['pictured'],
  parameters: given({
    member: storyMember,
    answers: [shown({ joined: true, organises: true, may_edit: true })],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t()('edit') }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByRole('textbox', { name: saying(t()('form.name')) })).toHaveValue(
      localized(club.name),
    );
    await expect(dialog.queryByRole('textbox', { name: t()('form.organiser') })).toBeNull();
    const remove = t()('form.removeMeeting', { n: '1' });
    await userEvent.click(dialog.getByRole('button', { name: remove }));
    await expect(dialog.queryByRole('button', { name: t()('form.removeMeeting', { n: '2' }) })).toBeNull();
  },
};
export const Quiet: Story = {
  parameters: given({ member: storyMember, answers: [shown({ meetings: [], pics: [] })] }),
};
export const Missing: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.herdsmanClubs.detail, 'herdsman.missing')] }),
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.herdsmanClubs.detail)] }),
};
export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.herdsmanClubs.detail, 'system.error')] }),
};
