import { calls, type Ban } from '@goldbean/contract/live';
import type { PlatformRole } from '@goldbean/contract/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  never,
  page,
  refuse,
  storyMember,
  storyNow,
  wordsOf,
} from '../../stories/index.ts';
import { bans } from './bans.fixtures.ts';
import { BansPage } from './BansPage.tsx';

const paged = (list: readonly Ban[]) => ({ list: [...list], total: list.length, page: 1, page_size: 20 });
const who = (...roles: PlatformRole[]) => ({ member: { ...storyMember, roles } });
/** What the page has asked for. */
const asked: string[] = [];
/** Before the page asks for the first time: what a story before left would answer it. */
const forget = () => {
  asked.length = 0;
};
const end = '2026-11-28 08:30:00';

const meta = {
  title: 'Pages/staff/Bans',
  component: BansPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.bans.href(),
    ...who('admin'),
    answers: [answer(calls.moderation.bans, paged(bans))],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const t = wordsOf('ban-list');
const nameOf = (ban: Ban | undefined): string => localized(ban?.channel.name ?? '');

/** Opens the question about a ban. */
async function ask(canvasElement: HTMLElement, action: 'confirm' | 'refuse' | 'lift', ban: Ban | undefined) {
  const name = t('nameOf', { action: t(`${action}.button`), name: nameOf(ban) });
  await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  return within(await screen.findByRole('alertdialog'));
}

/** T02, P04: who, why, by which rule, with what evidence, until when, who asked and who confirmed. */
export const InForce: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(nameOf(bans[0]));
    await expect(canvas.getByText(t('waits'))).toBeVisible();
    await expect(canvas.getByText(localized(bans[0]?.evidence.message?.text ?? ''))).toBeVisible();
    await expect(canvas.getByText(t('noEvidence'))).toBeVisible();
    await expect(canvas.getByText(t('fact.confirmed'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('desk') })).toHaveAttribute('href', paths.desk.href());
  },
};
/** G202: the second signature. */
export const Confirmed: Story = {
  beforeEach: forget,
  parameters: given({
    answers: [
      answer(calls.moderation.bans, () =>
        paged(asked.length === 0 ? bans : bans.map((row) => ({ ...row, longer: null }))),
      ),
      answer(calls.moderation.decideBan, ({ ban_id, confirm }) => {
        asked.push(`${ban_id} ${confirm}`);
        return { until: end, until_ts: storyNow };
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement, 'confirm', bans[0]);
    await userEvent.click(dialog.getByRole('button', { name: t('confirm.button') }));
    await waitFor(() => expect(asked).toEqual(['b1 true']));
    await waitFor(() => expect(within(canvasElement).queryByText(t('waits'))).toBeNull());
  },
};
/** G211: it leaves the list. */
export const Lifted: Story = {
  beforeEach: forget,
  parameters: given({
    answers: [
      answer(calls.moderation.bans, () => paged(asked.length === 0 ? bans : bans.slice(0, 1))),
      answer(calls.moderation.liftBan, ({ ban_id, reason }) => {
        asked.push(`${ban_id} ${reason}`);
        return { at: end, at_ts: storyNow };
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement, 'lift', bans[1]);
    await userEvent.type(dialog.getByRole('textbox'), 'ok');
    await userEvent.click(dialog.getByRole('button', { name: t('lift.button') }));
    await waitFor(() => expect(asked).toEqual(['b2 ok']));
    await waitFor(() => expect(within(canvasElement).queryByText(nameOf(bans[1]))).toBeNull());
  },
};
/** Somebody else decided meanwhile: the question stays, and the page says why. */
export const DecidedMeanwhile: Story = {
  parameters: given({ answers: [refuse(calls.moderation.decideBan, 'moderation.decided')] }),
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement, 'refuse', bans[0]);
    await userEvent.type(dialog.getByRole('textbox'), 'ok');
    await userEvent.click(dialog.getByRole('button', { name: t('refuse.button') }));
    await screen.findByText(wordsOf('errors')('moderation.decided'));
  },
};
/** P04: nobody confirms what they asked for. */
export const AskedByMe: Story = {
  parameters: given({
    answers: [
      answer(
        calls.moderation.bans,
        paged(bans.map((row) => ({ ...row, longer: row.longer && { ...row.longer, uid: storyMember.uid } }))),
      ),
    ],
    ...who('inspector'),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(t('own'));
    const name = t('nameOf', { action: t('confirm.button'), name: nameOf(bans[0]) });
    await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};
export const NoBans: Story = {
  parameters: given({ answers: [answer(calls.moderation.bans, paged([]))] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t('empty'));
  },
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.moderation.bans)] }),
};
/** Somebody who followed a link. */
export const Refused: Story = {
  tags: ['pictured'],
  parameters: given({
    ...who('member'),
    answers: [refuse(calls.moderation.bans, 'request.forbidden')],
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t('failed'));
  },
};
