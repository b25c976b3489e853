import { calls } from '@goldbean/contract/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, localized, never, page, refuse, storyMember, wordsOf } from '../../stories/index.ts';
import { listAnswer, words } from './herdsman-clubs.fixtures.ts';
import { HerdsmanClubsPage } from './HerdsmanClubsPage.tsx';

const meta = {
  title: 'Pages/herdsman-clubs/HerdsmanClubs',
  component: HerdsmanClubsPage,
  tags: ['!autodocs'],
  ...page({ address: paths.herdsmanClubs.href(), member: null, answers: [listAnswer] }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const t = () => wordsOf('herdsman-clubs');
const admin = { ...storyMember, roles: ['member' as const, 'admin' as const] };

/** S22: a visitor sees the clubs, and has none of their own. */
export const Visitor: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: localized(words.reading) })).toHaveAttribute(
      'href',
      paths.herdsmanClub.href({ id: 'h1' }),
    );
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};
/** S22: by city. */
export const ByCity: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: localized(words.reading) });
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: t()('city') }),
      localized(words.otherCity),
    );
    await canvas.findByRole('link', { name: localized(words.walk) });
    await waitFor(() => expect(canvas.queryByRole('link', { name: localized(words.reading) })).toBeNull());
  },
};
/** S22: words of a name that no club has; everything comes back by one button. */
export const NoneFound: Story = {
  parameters: given({ address: paths.herdsmanClubs.href({ q: 'xyz' }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(t()('none'));
    await expect(canvas.getByRole('button', { name: t()('showAll') })).toBeVisible();
  },
};
export const Member: Story = {
  parameters: given({ member: storyMember, address: paths.herdsmanClubs.href({ mine: '1' }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: localized(words.reading) });
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(canvas.queryByText(localized(words.walk))).toBeNull();
  },
};
export const InNone: Story = {
  parameters: given({
    member: storyMember,
    address: paths.herdsmanClubs.href({ mine: '1' }),
    answers: [answer(calls.herdsmanClubs.list, { list: [], total: 0, page: 1, page_size: 20, cities: [] })],
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('noneMine'));
  },
};
/** G703: an administrator opens one; the contract's rules speak before anything is sent. */
export const Opening: Story = {
  tags: ['pictured'],
  parameters: given({ member: admin }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t()('open') }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t()('form.addMeeting') }));
    await userEvent.click(dialog.getByRole('button', { name: t()('form.save') }));
    for (const key of [
      'name',
      'city',
      'introduction',
      'meeting_title',
      'meeting_place',
      'meeting_time',
    ] as const)
      await dialog.findByText(wordsOf('refusals')(`herdsman.${key}`));
  },
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.herdsmanClubs.list)] }),
};
export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.herdsmanClubs.list, 'system.error')] }),
};
