import type { Meta, StoryObj } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ReviewNote } from '../../design-system/src/components/content/ReviewNote/ReviewNote.tsx';
import { type PickedWords, pickWords, wordsPicked } from './events.ts';

/** What the panel "Words" answers to: press its button, then a text. */
const meta = {
  title: 'foundations/Words',
  component: ReviewNote,
  tags: ['!autodocs'],
  args: { state: { kind: 'pending', place: 3, usualWait: 600_000 } },
} satisfies Meta<typeof ReviewNote>;

export default meta;

/** X01: a click tells the keys of a text and its six versions; nothing of it reaches the story. */
export const ClickAText: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const channel = addons.getChannel();
    const told: PickedWords[] = [];
    const listen = (picked: PickedWords) => told.push(picked);
    channel.on(wordsPicked, listen);
    channel.emit(pickWords, true);
    try {
      const [title] = within(canvasElement).getAllByText(/./, { selector: 'strong' });
      await userEvent.click(title ?? canvasElement);
      await waitFor(() => expect(told).toHaveLength(1));
      const [word] = told[0]?.keys ?? [];
      await expect(word?.key).toBe('content:review.pending');
      await expect(word?.versions.filter(({ forms }) => forms.length > 0)).toHaveLength(6);
    } finally {
      channel.emit(pickWords, false);
      channel.off(wordsPicked, listen);
    }
    await userEvent.click(canvasElement);
    await expect(told).toHaveLength(1);
  },
};
