import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { storyNow } from '../chat.fixtures.ts';
import { classTalk } from '../class.fixtures.ts';
import { Composer } from '../Composer/Composer.tsx';
import type { MessageListState } from '../MessageList/message-list.ts';
import { MessageList } from '../MessageList/MessageList.tsx';
import { RoomTalk } from './RoomTalk.tsx';

const messages = (state: MessageListState) => (
  <MessageList
    state={state}
    actions={{ onRetry: fn(), onRecall: fn() }}
    onRetry={fn()}
    onLoadOlder={fn()}
    now={storyNow}
  />
);

const meta = {
  title: 'components/chat/RoomTalk',
  component: RoomTalk,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 420, blockSize: 560 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    messages: messages({ kind: 'ready', messages: classTalk, older: 'none' }),
    composer: <Composer state={{ kind: 'ready' }} value="" onChange={fn()} onSend={fn()} now={storyNow} />,
  },
} satisfies Meta<typeof RoomTalk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The composer stays below, whatever the number of messages. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('log')).toBeVisible();
    const composer = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(composer.bottom).toBeLessThanOrEqual(
      (canvasElement.querySelector('section')?.getBoundingClientRect().bottom ?? 0) + 1,
    );
  },
};
export const Empty: Story = {
  tags: ['pictured'],
  args: { messages: messages({ kind: 'ready', messages: [], older: 'none' }) },
};
export const Closed: Story = {
  tags: ['pictured'],
  args: {
    composer: (
      <Composer
        state={{ kind: 'held', reason: 'ended' }}
        value=""
        onChange={fn()}
        onSend={fn()}
        now={storyNow}
      />
    ),
  },
};

/** Files held above the talk are taken where they are let go. */
export const Dropping: Story = {
  args: { onDropFiles: fn() },
  play: async ({ args, canvasElement }) => {
    const talk = canvasElement.querySelector('section') ?? canvasElement;
    const file = new File(['notes'], 'notes.txt', { type: 'text/plain' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    const drag = (type: 'dragenter' | 'drop') =>
      fireEvent(talk, new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    const isShown = () => waitFor(() => expect(talk.querySelector(':scope > p')).toBeVisible());
    await drag('dragenter');
    await isShown();
    await drag('drop');
    await expect(args.onDropFiles).toHaveBeenCalledWith([file]);
    await drag('dragenter');
    await isShown();
  },
};

export const AllStates: Story = { name: 'All states' };
