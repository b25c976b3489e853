import 'stream-chat-react/dist/css/index.css';
import { useEffect, useState } from 'react';
import { StreamChat } from 'stream-chat';
import { Channel, Chat, VirtualizedMessageList } from 'stream-chat-react';
import { type BenchMessage, offer } from './list.tsx';

/*
 * A ready-made chat kit, fed without its server: its client's calls answer with nothing. It reports errors of its own
 * about that, so its figures are an indication.
 */
const me = { id: 'me', name: 'Me', role: 'user' };
// The kit's client is reached into where it would ask its server.
const client = new StreamChat('offline', { disableCache: true });
Object.assign(client, {
  user: me,
  userID: 'me',
  _user: { ...me, mutes: [] },
  setUserPromise: Promise.resolve(),
  wsPromise: Promise.resolve(),
  tokenManager: { getToken: () => '', tokenReady: () => Promise.resolve() },
  queryReactions: async () => ({ reactions: [] }),
  ...Object.fromEntries(
    ['get', 'post', 'put', 'delete', 'doAxiosRequest', 'sendRequest'].map((call) => [call, async () => ({})]),
  ),
});
const channel = client.channel('messaging', 'c1', {});
Object.assign(channel, {
  initialized: true,
  watch: async () => ({}),
  query: async () => ({ messages: [], members: [] }),
  markRead: async () => ({}),
  getConfig: () => ({
    read_events: false,
    typing_events: false,
    reactions: true,
    replies: false,
    commands: [],
  }),
  data: { own_capabilities: ['read-events', 'send-message'], name: 'c' },
});
channel.state.members = { me: { user: me } };
channel.state.membership = { user: me };

const theirs = ({ id, text, isOwn, user, name, at }: BenchMessage) => ({
  id,
  cid: 'messaging:c1',
  type: 'regular',
  status: 'received',
  text,
  html: '',
  attachments: [],
  mentioned_users: [],
  latest_reactions: [],
  own_reactions: [],
  user: isOwn ? me : { id: `u${user}`, name },
  created_at: new Date(at),
  updated_at: new Date(at),
});

type Theirs = ReturnType<typeof theirs>;

let fed = 0;
function feed(messages: readonly Theirs[]): void {
  if (fed === 0) {
    channel.state.initMessages?.();
    channel.state.addMessagesSorted([...messages], false, true, true, 'latest');
    Object.assign(channel.state.messagePagination, { hasNext: false, hasPrev: false });
  } else {
    for (const added of messages.slice(fed)) {
      channel.state.addMessageSorted(added);
      client.dispatchEvent({
        type: 'message.new',
        cid: 'messaging:c1',
        channel_id: 'c1',
        channel_type: 'messaging',
        message: added,
        user: added.user,
        created_at: added.created_at,
      });
    }
  }
  fed = messages.length;
}

offer({
  shape: theirs,
  isStyled: true,
  List: ({ messages }) => {
    useState(() => feed(messages));
    useEffect(() => feed(messages), [messages]);
    return (
      <div className="str-chat" style={{ height: 640 }}>
        <Chat client={client}>
          <Channel channel={channel}>
            <VirtualizedMessageList />
          </Channel>
        </Chat>
      </div>
    );
  },
});
