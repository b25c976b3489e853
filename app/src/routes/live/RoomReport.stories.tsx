import { calls } from '@goldbean/contract/live';
import { calls as peopleCalls } from '@goldbean/contract/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, never, refuse, storyCover, wordsOf } from '../../stories/index.ts';
import { stillPage } from '../../stories/still-picture.ts';
import { infoOf, joined, liveId, roomAnswers } from './live.fixtures.ts';
import { LiveRoomPage } from './LiveRoomPage.tsx';

const sent: string[] = [];
const meta = {
  title: 'Pages/live/RoomReport',
  component: LiveRoomPage,
  tags: ['!autodocs'],
  ...stillPage({
    address: paths.liveRoom.href({ live_id: liveId }),
    answers: [
      ...roomAnswers,
      infoOf(),
      joined(),
      answer(calls.reports.add, ({ reason, content, pics }) => {
        sent.push([reason, content, JSON.stringify(pics)].join(' '));
        return { report_id: 'r1' };
      }),
      answer(peopleCalls.files.upload, {
        file_id: 'p1',
        url: storyCover(3),
        mime: 'image/png',
        size: 1,
        w: 1280,
        h: 720,
        duration: null,
      }),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const t = () => wordsOf('live-tools');
/** The dialog of a report of this room. */
const opened = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: t()('report.open') }));
  return canvas.findByRole('dialog', { name: t()('report.title') });
};
const sends: Play = async ({ canvasElement }) => {
  const dialog = within(await opened(canvasElement));
  await userEvent.click(dialog.getByRole('radio', { name: t()('report.fraud') }));
  await userEvent.click(dialog.getByRole('button', { name: t()('report.send') }));
};

export const Writing: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    await expect(within(await opened(canvasElement)).getAllByRole('radio')).toHaveLength(6);
  },
};
/** C004: with a reason, words and a picture. */
export const Sent: Story = {
  play: async ({ canvasElement }) => {
    sent.length = 0;
    const element = await opened(canvasElement);
    const dialog = within(element);
    await userEvent.click(dialog.getByRole('radio', { name: t()('report.other') }));
    await userEvent.type(dialog.getByRole('textbox'), '20:40');
    const input = element.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('nowhere to put a picture');
    await userEvent.upload(input, new File(['x'], 'screen.png', { type: 'image/png' }));
    await dialog.findByRole('img', { name: 'screen.png' });
    await userEvent.click(dialog.getByRole('button', { name: t()('report.send') }));
    await dialog.findByText(t()('report.sent'));
    await expect(sent).toEqual(['other 20:40 ["p1"]']);
  },
};
/** One open report of each room. */
export const Exists: Story = {
  parameters: given({ answers: [refuse(calls.reports.add, 'moderation.reported')] }),
  play: async (context) => {
    await sends(context);
    await within(context.canvasElement).findByText(t()('report.exists'));
  },
};
/** A picture was thrown away meanwhile: what is written stays, with why it did not arrive. */
export const Failed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.reports.add, 'file.unknown')] }),
  play: async (context) => {
    await sends(context);
    const canvas = within(context.canvasElement);
    await canvas.findByText(wordsOf('errors')('file.unknown'));
    await expect(canvas.getByRole('radio', { name: t()('report.fraud') })).toBeChecked();
  },
};
export const Sending: Story = {
  parameters: given({ answers: [never(calls.reports.add)] }),
  play: async (context) => {
    await sends(context);
    await within(context.canvasElement).findByRole('button', { name: t()('report.sending') });
  },
};
/** A file that is no picture is refused before anything is sent. */
export const NoPicture: Story = {
  play: async ({ canvasElement }) => {
    const element = await opened(canvasElement);
    const input = element.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('nowhere to put a picture');
    await userEvent.upload(input, new File(['x'], 'notes.svg', { type: 'image/svg+xml' }));
    await waitFor(async () =>
      expect(within(element).getByText(wordsOf('errors')('file.image_format'))).toBeVisible(),
    );
  },
};
