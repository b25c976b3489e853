import { calls } from '@goldbean/contract/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, localized, never, page, refuse, wordsOf } from '../../stories/index.ts';
import { pendingVideo, rejectedVideo, shortVideoAnswers, words } from './short-video.fixtures.ts';
import { ShortVideosPage } from './ShortVideosPage.tsx';

const meta = {
  title: 'Pages/hljw/ShortVideos',
  component: ShortVideosPage,
  tags: ['!autodocs'],
  ...page({ address: paths.shortVideos.href(), answers: shortVideoAnswers }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const t = () => wordsOf('short-video');
const sent: { title: string; chapters: readonly object[] }[] = [];

/** S04: what others published, each a link to the player. */
export const Latest: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: localized(words.cash) });
    await expect(link).toHaveAttribute('href', paths.videoPlay.href({ id: 'v2' }));
  },
};
/** T14, S50: mine, with their place, the film that is prepared, and the reason of a refusal. */
export const Mine: Story = {
  tags: ['pictured'],
  parameters: given({ address: paths.shortVideos.href({ tab: 'mine' }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(t()('card.processing'));
    await canvas.findByText(localized(words.reason));
    const [first] = canvas.getAllByRole('button', {
      name: t()('card.deleteOf', { title: localized(pendingVideo.title) }),
    });
    await userEvent.click(first ?? canvasElement);
    await canvas.findByRole('alertdialog');
  },
};
const choose: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await canvas.findByRole('button', { name: t()('form.choose') });
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is nowhere to choose a file');
  await userEvent.upload(input, new File([new Uint8Array(900)], 'cross.mp4', { type: 'video/mp4' }));
  await canvas.findByText(t()('form.ready'));
};
/** S50: the form, before anything is chosen. */
export const Publishing: Story = {
  parameters: given({ address: paths.shortVideos.href({ write: 'new' }) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: t()('form.choose') });
  },
};
/** S50, S04: sent with a chapter whose stock is looked up by its code. */
export const Sent: Story = {
  parameters: given({
    address: paths.shortVideos.href({ write: 'new' }),
    answers: [
      answer(calls.shortVideos.submit, ({ title, chapters }) => {
        sent.push({ title, chapters });
        return { id: 'm9', state: 'pending' as const, queue: { place: 2, usual_wait: null } };
      }),
    ],
  }),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await choose(context);
    await userEvent.type(canvas.getAllByRole('textbox')[0] ?? context.canvasElement, localized(words.cross));
    await userEvent.click(canvas.getByRole('button', { name: t()('form.addChapter') }));
    const chapter = { n: '1' };
    await userEvent.type(canvas.getByLabelText(t()('form.chapterTitle', chapter)), localized(words.day));
    await userEvent.type(canvas.getByLabelText(t()('form.chapterStock', chapter)), '600000');
    await userEvent.click(canvas.getByRole('button', { name: t()('form.submit') }));
    await canvas.findByText(t()('form.sent'));
    await expect(sent.at(-1)).toEqual({
      title: localized(words.cross),
      chapters: [{ at: 0, title: localized(words.day), stock: 'SSE:600000' }],
    });
  },
};
/** V10: refused before anything is sent. */
export const OtherFormat: Story = {
  parameters: given({ address: paths.shortVideos.href({ write: 'new' }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: t()('form.choose') });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    const film = new File([new Uint8Array(900)], 'cross.mov', { type: 'video/quicktime' });
    // The chooser of a system offers it all the same.
    await fireEvent.change(input ?? canvasElement, { target: { files: [film] } });
    await canvas.findByText(wordsOf('errors')('file.video_format'));
  },
};
/** E30: taken up again after a refusal, with everything still there. */
export const Rejected: Story = {
  parameters: given({ address: paths.shortVideos.href({ write: rejectedVideo.id }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(localized(words.reason));
    await expect(canvas.getAllByRole('textbox')[0]).toHaveValue(localized(rejectedVideo.title));
  },
};
export const Empty: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [answer(calls.shortVideos.feed, { list: [], next: null })] }),
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.shortVideos.feed)] }),
};
export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.shortVideos.feed, 'system.error')] }),
};
