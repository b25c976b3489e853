import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { classTalk, conversations, members } from '../../../components/chat/class.fixtures.ts';
import { storyNow } from '../../../components/chat/chat.fixtures.ts';
import { ConversationList, MemberList, MessageList } from '../../../components/chat/index.ts';
import { fileNames, frame, wordsOf } from '../../../stories/index.ts';
import { inShell } from '../../in-shell.fixtures.tsx';
import { ClassChatScreen } from '../ClassChatScreen/ClassChatScreen.tsx';
import { GroupSide } from './GroupSide.tsx';

const panels = [
  { key: 'members', label: frame.members },
  { key: 'files', label: fileNames.folderFiles },
] as const;

const meta = {
  title: 'screens/chat/GroupSide',
  component: GroupSide<'members' | 'files'>,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ClassChatScreen
        state={{
          kind: 'open',
          name: conversations[0]?.name ?? '',
          list: (
            <ConversationList
              state={{ kind: 'ready', conversations }}
              selected="g1"
              onOpen={fn()}
              onRetry={fn()}
              now={storyNow()}
            />
          ),
          talk: (
            <MessageList
              state={{ kind: 'ready', messages: classTalk.slice(0, 4), older: 'none' }}
              onRetry={fn()}
              onLoadOlder={fn()}
              now={storyNow}
            />
          ),
          side: <Story />,
        }}
      />
    ),
    inShell(null, 'main'),
  ],
  args: {
    panels,
    selected: 'members',
    onSelect: fn(),
    onClose: fn(),
    children: (
      <MemberList
        state={{ kind: 'ready', members }}
        total={members.length}
        query=""
        roleFilter={null}
        onSearch={fn()}
        onRoleFilter={fn()}
        onOpen={fn()}
        onRetry={fn()}
      />
    ),
  },
} satisfies Meta<typeof GroupSide<'members' | 'files'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One panel at a time; the choice is the browser's own list. */
export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    const t = wordsOf('groups');
    const side = within(canvasElement);
    await userEvent.selectOptions(side.getByRole('combobox', { name: t('side.label') }), 'files');
    await expect(args.onSelect).toHaveBeenCalledWith('files');
    await userEvent.click(side.getByRole('button', { name: t('side.close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
