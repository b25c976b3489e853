import { calls } from '@goldbean/contract/content';
import { calls as people } from '@goldbean/contract/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  never,
  page,
  refuse,
  storyCover,
  storyNow,
  wordsOf,
} from '../../stories/index.ts';
import { circleAnswers, draftPost, rejectedPost, words } from './circle.fixtures.ts';
import { PublishPage } from './PublishPage.tsx';

/** What was kept as a draft. */
const kept: string[] = [];
const meta = {
  title: 'Pages/hljw/Publish',
  component: PublishPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.publish.href(),
    answers: [
      ...circleAnswers,
      answer(calls.posts.drafts, { list: [] }),
      answer(calls.posts.saveDraft, ({ text }) => {
        kept.push(text);
        return { id: 'd1', saved: '2026-11-21 10:30:00', saved_ts: storyNow };
      }),
      answer(calls.posts.add, { id: 'p9', state: 'pending', queue: { place: 3, usual_wait: 720_000 } }),
      answer(calls.posts.edit, { id: 'm2', state: 'pending', queue: { place: 1, usual_wait: null } }),
      answer(people.files.upload, {
        file_id: 'f9',
        url: storyCover(3),
        mime: 'image/png',
        size: 8,
        w: 640,
        h: 400,
        duration: null,
      }),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const t = () => wordsOf('content');

/** As the browser does when a picture is pasted. */
function paste(field: HTMLElement, file: File): void {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(file);
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

const write: Play = async ({ canvasElement }) => {
  const field = await within(canvasElement).findByRole('textbox');
  await userEvent.type(field, localized(words.mine));
};
const submit: Play = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: t()('composer.submit') }));
};

/** M04, V22: a post needs words. */
export const Empty: Story = {
  tags: ['main'],
  play: async (context) => {
    await within(context.canvasElement).findByRole('textbox');
    await submit(context);
    await within(context.canvasElement).findByText(t()('composer.required'));
  },
};
/** S06: what is written is kept on the server by itself. */
export const DraftKept: Story = {
  play: async (context) => {
    kept.length = 0;
    await write(context);
    await waitFor(() => expect(kept).toEqual([localized(words.mine)]));
  },
};
/** S06: what was left unfinished, here or elsewhere, is there again. */
export const DraftResumed: Story = {
  parameters: given({ answers: [answer(calls.posts.drafts, { list: [draftPost] })] }),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('textbox')).toHaveValue(localized(words.mine)),
    );
  },
};
/** S06: a picture from the clipboard. */
export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox');
    paste(field, new File(['x'], 'a.png', { type: 'image/png' }));
    await canvas.findByRole('button', { name: t()('pictures.remove', { name: 'a.png' }) });
  },
};
/** V09: refused before anything is sent. */
export const PictureRefused: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox');
    paste(field, new File(['x'], 'a.svg', { type: 'image/svg+xml' }));
    await canvas.findByText(wordsOf('errors')('file.image_format'));
  },
};
/** S06: the place in the queue and the usual wait. */
export const Sent: Story = {
  play: async (context) => {
    await write(context);
    await submit(context);
    await within(context.canvasElement).findByText(t()('composer.submitted'));
  },
};
export const Sending: Story = {
  parameters: given({ answers: [never(calls.posts.add)] }),
  play: async (context) => {
    await write(context);
    await submit(context);
    await within(context.canvasElement).findByRole('button', { name: t()('sending') });
  },
};
/** F1: a refusal keeps everything. */
export const Refused: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.posts.add, 'post.topic')] }),
  play: async (context) => {
    await write(context);
    await submit(context);
    const canvas = within(context.canvasElement);
    await canvas.findByText(wordsOf('errors')('post.topic'));
    await expect(canvas.getByRole('textbox')).toHaveValue(localized(words.mine));
  },
};
/** S06: the reason, with the words kept; changed, it waits again. */
export const TakenUpAgain: Story = {
  parameters: given({ address: paths.publish.href({ edit: rejectedPost.id }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(localized(words.reason));
    await expect(canvas.getByRole('textbox')).toHaveValue(localized(words.refused));
  },
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.posts.drafts)] }),
};
export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.posts.drafts, 'system.error')] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(wordsOf('circle')('post.failed'));
  },
};
